/**
 * Connecting a bank or a payroll provider: choose it, read what is shared, log in. The answer is transient: it is
 * handed to the provider with the next request and kept nowhere.
 */
import { useState } from 'react';
import { isObject, type JsonObject } from '../data/json.ts';
import { group } from './parts/group.ts';
import { InstitutionSearch } from './parts/institution-search.tsx';
import { LinkCredentials } from './parts/link-credentials.tsx';
import { LinkPromise } from './parts/link-promise.tsx';
import type { LinkWords } from './parts/link-words.ts';
import { Problem } from './parts/problem.tsx';
import type { WidgetProps } from './widget.ts';
import './link-login.css';

/** Value { institution, username, password, code?, account? }. `options.institutions`: names; `options.otherWay`: a sentence. */
export function LinkLogin({ of, words }: { of: WidgetProps<JsonObject>; words: LinkWords }) {
  const value = isObject(of.value) ? of.value : {};
  const [searching, setSearching] = useState(value.institution === undefined);
  const choose = (institution: string) => {
    of.onChange({ institution });
    setSearching(false);
  };
  const chosen = typeof value.institution === 'string' ? value.institution : '';
  return (
    <div {...group(of)} className="hl-link">
      {searching || !chosen ? (
        <InstitutionSearch of={of} words={words} chosen={chosen} onChoose={choose} />
      ) : (
        <>
          <Chosen name={chosen} disabled={of.disabled} onChange={() => setSearching(true)} />
          <LinkPromise words={words} name={chosen} />
          <LinkCredentials of={of} words={words} value={value} />
        </>
      )}
      {of.error && <OtherWay of={of} words={words} />}
    </div>
  );
}

function Chosen({ name, disabled, onChange }: { name: string; disabled: boolean; onChange(): void }) {
  return (
    <div className="hl-link-chosen">
      <span className="hl-link-mark" aria-hidden="true">
        {initials(name)}
      </span>
      <span className="hl-link-name">{name}</span>
      <button
        type="button"
        className="hl-button"
        data-kind="quiet"
        data-size="small"
        disabled={disabled}
        onClick={onChange}
      >
        Change
      </button>
    </div>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\d]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

// The error itself stands under the field; here stands what else can be done about it.
function OtherWay({ of, words }: { of: WidgetProps<JsonObject>; words: LinkWords }) {
  const said = of.options.otherWay;
  return (
    <div className="hl-link-other" role="status">
      <Problem text="We could not connect. Nothing was shared and nothing is lost." />
      <p className="hl-note">{typeof said === 'string' ? said : words.otherWay}</p>
    </div>
  );
}
