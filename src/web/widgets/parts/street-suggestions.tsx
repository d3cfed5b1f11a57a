/** A street field with a list of addresses under it (WAI-ARIA combobox). Nothing is chosen unless the borrower chooses. */

import { Combobox, useCombobox } from '@mantine/core';
import { say } from '../../platform/data/say.ts';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { type KeyboardEvent, use, useEffect, useState } from 'react';
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

/** The rest of the address is filled in through TakeAddress. */
export function StreetSuggestions(props: WidgetProps<string>) {
  return (
    <MantineFrame>
      <Suggesting {...props} />
    </MantineFrame>
  );
}

function Suggesting(props: WidgetProps<string>) {
  const take = use(TakeAddress);
  const { found, complete } = useCompletions(props.page);
  const list = useList(found);
  const bound = useTypedText({ ...props, onChange: told(props, complete) }, oneLine);
  const choose = (place: string) => {
    const location = found[Number(place)];
    if (location) take(location);
    complete('');
  };
  return (
    <Combobox
      store={list.store}
      onOptionSubmit={choose}
      withinPortal={false}
      hideDetached={false}
      offset={6}
      middlewares={below}
    >
      <Combobox.Target
        withExpandedAttribute
        autoComplete={autocomplete(props)}
        {...(!list.moving && { 'aria-activedescendant': undefined })}
      >
        <input
          type="text"
          {...control(props)}
          {...bound}
          className="hl-input"
          aria-autocomplete="list"
          onKeyDown={list.watch}
          onBlur={() => {
            complete('');
            bound.onBlur();
          }}
        />
      </Combobox.Target>
      <Suggestions found={found} />
      <p className="hl-hidden" role="status">
        {found.length > 0 && announcement(found.length)}
      </p>
    </Combobox>
  );
}

function told({ onChange }: WidgetProps<string>, complete: (typed: string) => void) {
  return (typed: string | undefined) => {
    complete(typed ?? '');
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
