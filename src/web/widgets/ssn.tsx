/** A Social Security number: hidden until asked for, digits only on the keypad, never offered for autofill. */

import { cleanText } from '../../engine/text/clean-text.ts';
import { say } from '../platform/data/say.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { control } from './parts/control.ts';
import { SecretInput } from './parts/secret-input.tsx';
import { useComposed } from './parts/use-composed.ts';
import { digits } from './typing/digits.ts';
import { showSsn } from './typing/show-ssn.ts';

/** The answer is nine digits, or the text as typed while it is something else. */
export function Ssn(props: WidgetProps<string>) {
  const value = props.value ?? '';
  const bound = useComposed(value, (text) => props.onChange(readSsn(text)));
  return (
    <SecretInput
      noun={say('ssn.noun')}
      box="hl-medium"
      invalid={props.invalid}
      disabled={props.disabled}
      readable={bound.isComposing ? bound.box.value : showSsn(value)}
      input={{
        ...control(props),
        ...bound.box,
        className: 'hl-input hl-number hl-spaced',
        inputMode: 'numeric',
        autoComplete: 'off',
        onBlur: props.onBlur,
      }}
    />
  );
}

function readSsn(text: string): string | undefined {
  const typed = cleanText(text);
  const bare = /^[\d\s-]*$/.test(typed) ? digits(typed) : text;
  return bare || undefined;
}
