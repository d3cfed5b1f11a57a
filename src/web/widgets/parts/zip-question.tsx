/** Asks about a ZIP code that seems to lie in another state. The borrower knows better: one press keeps it. */

import { say } from '../../platform/data/say.ts';

type Props = { zip: string; state: string; onConfirm(): void };

export function ZipQuestion({ zip, state, onConfirm }: Props) {
  return (
    <div className="hl-suggestion">
      <div>
        <p className="hl-suggestion-title">{say('address.zipAsked', { zip, state })}</p>
        <div className="hl-suggestion-buttons">
          <button
            type="button"
            className="hl-button"
            data-kind="secondary"
            data-size="small"
            onClick={onConfirm}
          >
            {say('address.zipRight', { zip })}
          </button>
        </div>
      </div>
    </div>
  );
}
