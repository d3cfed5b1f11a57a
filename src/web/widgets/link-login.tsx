/**
 * Connects a bank or a payroll provider: choose it, read what is shared, log in. The answer is transient: the next
 * request passes it to the provider, and nothing keeps it.
 */
import { useEffect, useState } from 'react';
import { isRecord } from '../../engine/facts/facts.ts';
import { Callout } from '../parts/callout.tsx';
import { Link } from '../parts/link.tsx';
import { Problem } from '../parts/problem.tsx';
import type { JsonObject } from '../platform/data/json.ts';
import { say } from '../platform/data/say.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { LinkCredentials } from './link-credentials.tsx';
import { group } from './parts/group.ts';
import { InstitutionSearch } from './parts/institution-search.tsx';
import { LinkPromise } from './parts/link-promise.tsx';
import { type LinkWords, sayOfLink } from './parts/link-words.ts';
import './link-login.css';

type LinkProps = WidgetProps<JsonObject, 'bank-link' | 'income-link'>;

/** Value { institution, username, password, code?, account? }. */
export function LinkLogin({ of, words }: { of: LinkProps; words: LinkWords }) {
  const value = isRecord(of.value) ? of.value : {};
  const [searching, setSearching] = useState(value.institution === undefined);
  const failures = useFailures(of, value);
  const { fallback } = of.options;
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
          <Chosen
            name={chosen}
            label={say('link.change')}
            disabled={of.disabled}
            onChange={() => setSearching(true)}
          />
          <LinkPromise words={words} name={chosen} />
          <LinkCredentials of={of} words={words} value={value} />
        </>
      )}
      {of.error && <OtherWay of={of} words={words} />}
      {fallback && failures >= Number(fallback.after) && <Fallback of={of} fallback={fallback} />}
    </div>
  );
}

// A refusal takes the error away while the next try is under way, so each one comes again.
function useFailures({ error }: LinkProps, value: JsonObject): number {
  const [count, setCount] = useState(0);
  const refused = error !== undefined && value.password !== undefined;
  useEffect(() => {
    if (refused) setCount((before) => before + 1);
  }, [refused]);
  return count;
}

type FallbackWords = NonNullable<LinkProps['options']['fallback']>;

function Fallback({ of, fallback }: { of: LinkProps; fallback: FallbackWords }) {
  return (
    <Callout tone="info" title={fallback.title}>
      <p>{fallback.text}</p>
      <Link className="hl-button hl-link-fallback" to={`/${of.page.application}/${fallback.to}`}>
        {fallback.label}
      </Link>
    </Callout>
  );
}

type ChosenProps = { name: string; label: string; disabled: boolean; onChange(): void };

function Chosen({ name, label, disabled, onChange }: ChosenProps) {
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
        {label}
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
function OtherWay({ of, words }: { of: LinkProps; words: LinkWords }) {
  return (
    <div className="hl-link-other" role="status">
      <Problem text={say('link.failed')} />
      <p className="hl-note">{of.options.otherWay ?? sayOfLink(words, 'otherWay')}</p>
    </div>
  );
}
