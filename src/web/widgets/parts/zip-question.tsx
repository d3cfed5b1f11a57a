/** Asks about a ZIP code that seems to lie in another state. The borrower knows better: one press keeps it. */

import { zipInState } from '../../../engine/geo/zip-in-state.ts';
import { zipPair } from '../../../engine/geo/zip-pair.ts';
import type { JsonObject } from '../../data/json.ts';
import { say } from '../../data/say.ts';

type Props = { typed: JsonObject; onConfirm(pair: string): void };

/** Nothing while there is no whole ZIP code and state, they belong together, or they were confirmed. */
export function ZipQuestion({ typed, onConfirm }: Props) {
  const { zip, state, zipConfirmed } = typed;
  if (typeof zip !== 'string' || typeof state !== 'string' || !/^\d{5}(-\d{4})?$/.test(zip)) return null;
  const pair = zipPair(zip, state);
  if (zipInState(zip, state) || zipConfirmed === pair) return null;
  return (
    <div className="hl-suggestion">
      <div>
        <p className="hl-suggestion-title">{say('address.zipAsked', { zip: zip.slice(0, 5), state })}</p>
        <div className="hl-suggestion-buttons">
          <button
            type="button"
            className="hl-button"
            data-kind="secondary"
            data-size="small"
            onClick={() => onConfirm(pair)}
          >
            {say('address.zipRight', { zip: zip.slice(0, 5) })}
          </button>
        </div>
      </div>
    </div>
  );
}
