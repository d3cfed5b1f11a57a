/** A street field with a list of addresses under it (WAI-ARIA combobox). Nothing is chosen unless the borrower chooses. */

import { Combobox, useCombobox } from '@mantine/core';
import { say } from '../../platform/data/say.ts';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  memo,
  use,
  useEffect,
  useState,
} from 'react';
import { address } from '../../../engine/text/address.ts';
import type { JsonObject } from '../../platform/data/json.ts';
import type { WidgetProps } from '../../platform/data/widget.ts';
import { MantineFrame } from '../../platform/theme/mantine-frame.tsx';
import { autocomplete } from './autocomplete.ts';
import { control } from './control.ts';
import { oneLine } from './one-line.ts';
import { TakeAddress } from './take-address.ts';
import { useCompletions } from './use-completions.ts';
import { useTypedText } from './use-typed-text.ts';
import './street-suggestions.css';

// Above the field it would cover the question.
const below = { flip: false, shift: true };

/** The field as it is now. The list below it is drawn without it: a letter draws the input alone. */
const Field = createContext<WidgetProps<string> | undefined>(undefined);

/** The rest of the address is filled in through TakeAddress. */
export function StreetSuggestions(props: WidgetProps<string>) {
  return (
    <Field value={props}>
      <Suggesting />
    </Field>
  );
}

const Suggesting = memo(() => {
  const take = use(TakeAddress);
  const { found, complete } = useCompletions();
  const list = useList(found);
  const choose = (place: string) => {
    const location = found[Number(place)];
    if (location) take(location);
    complete('');
  };
  return (
    <MantineFrame>
      <Combobox
        store={list.store}
        onOptionSubmit={choose}
        withinPortal={false}
        hideDetached={false}
        offset={6}
        middlewares={below}
      >
        <Combobox.Target withExpandedAttribute {...(!list.moving && { 'aria-activedescendant': undefined })}>
          <Street complete={complete} onKeyDown={list.watch} />
        </Combobox.Target>
        <Suggestions found={found} />
        <p className="hl-hidden" role="status">
          {found.length > 0 && announcement(found.length)}
        </p>
      </Combobox>
    </MantineFrame>
  );
});

type Complete = ReturnType<typeof useCompletions>['complete'];
type StreetProps = ComponentProps<'input'> & { complete: Complete };

/** The input itself. `given`: what the list makes of it; how it looks, and what may be filled in, is ours. */
function Street({ complete, ...given }: StreetProps) {
  const props = use(Field) as WidgetProps<string>;
  const bound = useTypedText({ ...props, onChange: told(props, complete) }, oneLine);
  return (
    <input
      type="text"
      {...control(props)}
      {...bound}
      aria-autocomplete="list"
      onBlur={() => {
        complete('');
        bound.onBlur();
      }}
      {...given}
      className="hl-input"
      autoComplete={autocomplete(props)}
    />
  );
}

function told({ onChange, page }: WidgetProps<string>, complete: Complete) {
  return (typed: string | undefined) => {
    complete(typed ?? '', page);
    onChange(typed);
  };
}

// Open as long as there is something to choose; Escape closes it until the next key.
function useList(found: JsonObject[]) {
  const [opened, setOpened] = useState(false);
  const [moving, setMoving] = useState(false);
  const store = useCombobox({ opened: opened && found.length > 0, onOpenedChange: setOpened });
  const { resetSelectedOption } = store;
  useEffect(() => {
    resetSelectedOption();
    setMoving(false);
    setOpened(found.length > 0);
  }, [found, resetSelectedOption]);
  const watch = ({ key }: KeyboardEvent) => setMoving(key === 'ArrowDown' || key === 'ArrowUp');
  return { store, moving, watch };
}

function Suggestions({ found }: { found: JsonObject[] }) {
  return (
    <Combobox.Dropdown className="hl-street-list" hidden={found.length === 0}>
      <Combobox.Options aria-label={say('address.suggested')}>
        {found.map((location, place) => (
          <Combobox.Option
            key={address(location)}
            value={String(place)}
            className="hl-street-option"
            translate="no"
          >
            <span>{String(location.street1)}</span>
            <span>{placeOf(location)}</span>
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}

const placeOf = ({ city, state, zip }: JsonObject) => `${city}, ${state} ${zip}`;

const announcement = (count: number) => say(count === 1 ? 'address.oneFound' : 'address.found', { count });
