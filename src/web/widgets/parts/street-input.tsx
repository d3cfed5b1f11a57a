/**
 * The street of an address whose page wants suggestions. Until their code has loaded, and for good if it never does,
 * it is a plain field; it never swaps a field while the borrower types in it.
 */
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Widget, WidgetProps } from '../../platform/data/widget.ts';
import { autocomplete } from './autocomplete.ts';
import { oneLine } from './one-line.ts';
import { TypedInput } from './typed-input.tsx';

type Street = ComponentType<WidgetProps<string>>;

export const streetInput: Omit<Widget, 'name'> = { layout: 'field', Component: StreetInput };

const brought: { street?: Street } = {};

async function bring(): Promise<Street> {
  brought.street ??= (await import('./street-suggestions.tsx')).StreetSuggestions;
  return brought.street;
}

function StreetInput(props: WidgetProps<string>) {
  const { Shown, settle } = useStreet(props);
  const leave = () => {
    props.onBlur();
    settle();
  };
  return <Shown {...props} onBlur={leave} />;
}

function useStreet({ id, value }: WidgetProps<string>) {
  const [arrived, setArrived] = useState<Street | undefined>(() => brought.street);
  const [shown, setShown] = useState<Street | undefined>(() => brought.street);
  const hadFocus = useRef(false);
  useEffect(() => {
    bring().then(
      (street) => setArrived(() => street),
      () => {},
    );
  }, []);
  const settle = () => {
    const isFocused = document.activeElement?.id === id;
    // What was typed before the page could hear of it is still the field's alone.
    const isUntold = value === undefined && typedIn(id) !== '';
    if (shown === arrived || isUntold || (isFocused && value !== undefined)) return;
    hadFocus.current = isFocused;
    // At once: a focus or a key between the look and the swap would be lost with the old field.
    flushSync(() => setShown(() => arrived));
  };
  useEffect(() => queueMicrotask(settle));
  useLayoutEffect(() => {
    // Swapping the field would lose the focus.
    if (shown && hadFocus.current) document.getElementById(id)?.focus();
    hadFocus.current = false;
  }, [shown, id]);
  return { Shown: shown ?? Plain, settle };
}

function typedIn(id: string): string {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : '';
}

function Plain(props: WidgetProps<string>) {
  return <TypedInput of={props} typing={oneLine} look={{ autoComplete: autocomplete(props) }} />;
}
