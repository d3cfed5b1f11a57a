/** A bank account number: readable while it is typed, hidden but for four digits afterwards, shown again on request. */

import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { say } from '../platform/data/say.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { control } from './parts/control.ts';
import { useComposed } from './parts/use-composed.ts';
import { bareText } from './typing/bare-text.ts';

/** The answer is the digits without spaces, or the text as typed. */
export function AccountNumber(props: WidgetProps<string>) {
  const [typing, setTyping] = useState(false);
  const [shown, setShown] = useState(false);
  const value = props.value ?? '';
  const bound = useComposed(typing ? value : shown ? groupDigits(value) : maskDigits(value), (text) =>
    props.onChange(bareText(text)),
  );
  const leave = () => {
    setTyping(false);
    props.onBlur();
  };
  return (
    <div className="hl-affix hl-medium" data-invalid={props.invalid} data-disabled={props.disabled}>
      <input
        {...control(props)}
        {...bound.box}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        className="hl-input hl-number"
        onFocus={() => setTyping(true)}
        onBlur={leave}
      />
      <Reveal shown={shown} disabled={props.disabled} onToggle={() => setShown(!shown)} />
    </div>
  );
}

function Reveal({ shown, disabled, onToggle }: { shown: boolean; disabled: boolean; onToggle(): void }) {
  const Eye = shown ? IconEyeOff : IconEye;
  return (
    <button
      type="button"
      className="hl-affix-button"
      aria-label={say(shown ? 'account-number.hide' : 'account-number.show')}
      aria-pressed={shown}
      disabled={disabled}
      onClick={onToggle}
    >
      <Eye size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Groups a long number in fours for reading (1234 5678 90). Other text is left alone. */
function groupDigits(text: string): string {
  const bare = text.replace(/[\s-]/g, '');
  return /^\d+$/.test(bare) ? bare.replace(/(\d{4})(?=\d)/g, '$1 ') : text;
}

/** Hides all but the last four digits of a number that is long enough: 1000000000 reads •••• 0000. */
function maskDigits(text: string): string {
  return /^\d{6,}$/.test(text) ? `•••• ${text.slice(-4)}` : text;
}
