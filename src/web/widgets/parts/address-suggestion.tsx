/** "Did you mean …": the address as the post office writes it beside the one typed, differences in bold. */

import { IconMapPinSearch } from '@tabler/icons-react';
import type { JsonObject } from '../../platform/data/json.ts';
import { say } from '../../platform/data/say.ts';

type Props = { typed: JsonObject; found: JsonObject; onTake(found: JsonObject): void; onKeep(): void };

/** The borrower decides; keeping their own is as easy as taking ours. */
export function AddressSuggestion({ typed, found, onTake, onKeep }: Props) {
  return (
    <div className="hl-suggestion">
      <IconMapPinSearch size={22} stroke={1.6} aria-hidden="true" />
      <div>
        <p className="hl-suggestion-title">{say('address.didYouMean')}</p>
        <p className="hl-suggestion-lines" translate="no">
          <Line typed={typed} found={found} parts={['street1', 'street2']} />
          <Line typed={typed} found={found} parts={['city', 'state', 'zip']} />
        </p>
        <div className="hl-suggestion-buttons">
          <button
            type="button"
            className="hl-button"
            data-kind="secondary"
            data-size="small"
            onClick={() => onTake(found)}
          >
            {say('address.use')}
          </button>
          <button type="button" className="hl-button" data-kind="quiet" data-size="small" onClick={onKeep}>
            {say('address.keep')}
          </button>
        </div>
      </div>
    </div>
  );
}

function Line({ typed, found, parts }: { typed: JsonObject; found: JsonObject; parts: string[] }) {
  const there = parts.filter((part) => found[part]);
  return (
    <span>
      {there.map((part, index) => (
        <span key={part}>
          <Part text={String(found[part])} changed={found[part] !== typed[part]} />
          {index < there.length - 1 && (part === 'city' || part === 'street1' ? ', ' : ' ')}
        </span>
      ))}
    </span>
  );
}

function Part({ text, changed }: { text: string; changed: boolean }) {
  return changed ? <strong>{text}</strong> : text;
}
