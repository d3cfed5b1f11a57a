/**
 * The street of an address whose page wants suggestions. Until their code is here, and for good if it never comes, it
 * is a plain field; a field that somebody is typing in is never exchanged.
 */
import { type ComponentType, useEffect, useState } from 'react';
import type { Widget, WidgetProps } from '../widget.ts';
import { autocomplete } from './autocomplete.ts';
import { oneLine } from './one-line.ts';
import { TypedInput } from './typed-input.tsx';

type Street = ComponentType<WidgetProps<string>>;

export const streetInput: Widget = { name: 'street-input', layout: 'field', Component: StreetInput };

const bring = async () => (await import('./street-suggestions.tsx')).StreetSuggestions;

function StreetInput(props: WidgetProps<string>) {
  const [arrived, setArrived] = useState<Street>();
  const [shown, setShown] = useState<Street>();
  useEffect(() => {
    bring().then(
      (component) => setArrived(() => component),
      () => {},
    );
  }, []);
  const settle = () => {
    if (document.activeElement?.id !== props.id) setShown(() => arrived);
  };
  useEffect(settle);
  const leave = () => {
    props.onBlur();
    settle();
  };
  const Shown = shown ?? Plain;
  return <Shown {...props} onBlur={leave} />;
}

function Plain(props: WidgetProps<string>) {
  return <TypedInput of={props} typing={oneLine} look={{ autoComplete: autocomplete(props) }} />;
}
