/** The login at the chosen bank or provider, the code it may have sent, and which account is meant. */

import { useState } from 'react';
import type { JsonObject } from '../platform/data/json.ts';
import { say } from '../platform/data/say.ts';
import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { type LinkWords, sayOfLink } from './parts/link-words.ts';
import { Nested } from './parts/nested.tsx';
import { signatureText as plainText } from './parts/signature-text.tsx';
import { password } from './password.tsx';
import { radio } from './radio.tsx';

type Props = {
  of: WidgetProps<JsonObject, 'bank-link' | 'income-link'>;
  words: LinkWords;
  value: JsonObject;
};

/** Every part reports the whole answer; nothing of it leaves the page before the borrower submits. */
export function LinkCredentials({ of, words, value }: Props) {
  const [hasCode, setHasCode] = useState(value.code !== undefined || Boolean(of.errors?.['/code']));
  const part = (
    name: string,
    label: string,
    widget: Omit<Widget, 'name'>,
    options: WidgetProps<unknown>['options'] = {},
  ) => (
    <Nested
      parent={of}
      name={name}
      label={label}
      widget={widget}
      options={options}
      value={value[name]}
      onChange={(next) => of.onChange(withPart(value, name, next))}
    />
  );
  return (
    <div className="hl-link-login">
      {part('username', sayOfLink(words, 'username'), plainText)}
      {part('password', say('link.password'), password, { existing: true })}
      {hasCode || asksForCode(of.error) ? (
        part('code', say('link.code'), plainText)
      ) : (
        <button type="button" className="hl-link-button hl-link-code" onClick={() => setHasCode(true)}>
          {sayOfLink(words, 'hasCode')}
        </button>
      )}
      {words.accounts && part('account', say('bank-link.which'), radio, { choices: accountChoices() })}
    </div>
  );
}

const accountChoices = () => ({
  CHECKING: { label: say('bank-link.checking') },
  SAVINGS: { label: say('bank-link.savings') },
});

// A refusal that speaks of a code is about this one; it is in the reader's language, as the label is.
function asksForCode(error: string | undefined): boolean {
  return error?.toLowerCase().includes(say('link.codeWord')) ?? false;
}

function withPart(value: JsonObject, name: string, next: unknown): JsonObject {
  const { [name]: _, ...rest } = value;
  return next === undefined ? rest : { ...rest, [name]: next };
}
