/** Finds a bank or provider by name: a search field and the matches as buttons. An unlisted one can be used as typed. */
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { JsonObject } from '../../platform/data/json.ts';
import { say } from '../../platform/data/say.ts';
import type { WidgetProps } from '../../platform/data/widget.ts';
import { type LinkWords, sayOfLink } from './link-words.ts';

type Props = {
  of: WidgetProps<JsonObject, 'bank-link' | 'income-link'>;
  words: LinkWords;
  chosen: string;
  onChoose(name: string): void;
};

const SHOWN = 6; // matches at once; typing narrows them

export function InstitutionSearch({ of, words, chosen, onChoose }: Props) {
  const [text, setText] = useState(chosen);
  const typed = text.trim();
  const found = matches(of.options.institutions ?? [], typed);
  const exact = found.some((name) => name.toLowerCase() === typed.toLowerCase());
  const id = `${of.id}-institution`;
  return (
    <div className="hl-link-search">
      <label className="hl-label" htmlFor={id}>
        {sayOfLink(words, 'search')}
      </label>
      <div className="hl-affix" data-invalid={of.invalid}>
        <span className="hl-affix-text" aria-hidden="true">
          <IconSearch size={20} stroke={1.75} />
        </span>
        <input
          id={id}
          type="text"
          className="hl-input"
          autoComplete="off"
          aria-invalid={of.invalid || undefined}
          aria-describedby={of.describedBy}
          aria-controls={`${id}-list`}
          disabled={of.disabled}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={of.onBlur}
        />
      </div>
      <ul id={`${id}-list`} className="hl-link-list" aria-label={say('link.matches')}>
        {found.slice(0, SHOWN).map((name) => (
          <Match key={name} text={name} disabled={of.disabled} onClick={() => onChoose(name)} />
        ))}
        {typed && !exact && (
          <Match
            text={say('link.use', { name: typed })}
            disabled={of.disabled}
            onClick={() => onChoose(typed)}
          />
        )}
      </ul>
      {!typed && found.length === 0 && <p className="hl-note">{say('link.type')}</p>}
      <p className="hl-hidden" role="status">
        {typed && say(found.length === 1 ? 'link.oneMatch' : 'link.countMatches', { count: found.length })}
      </p>
    </div>
  );
}

function matches(names: string[], typed: string): string[] {
  const wanted = typed.toLowerCase();
  const found = names.filter((name) => name.toLowerCase().includes(wanted));
  return found.sort(
    (a, b) => Number(b.toLowerCase().startsWith(wanted)) - Number(a.toLowerCase().startsWith(wanted)),
  );
}

function Match({ text, disabled, onClick }: { text: string; disabled: boolean; onClick(): void }) {
  return (
    <li>
      <button type="button" disabled={disabled} onClick={onClick}>
        {text}
      </button>
    </li>
  );
}
