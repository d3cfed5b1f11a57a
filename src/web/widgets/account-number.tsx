/** A bank account number: readable while it is typed, hidden but for four digits afterwards, shown again on request. */

import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { cleanText } from '../../engine/text/clean-text.ts';
import { say } from '../data/say.ts';
import type { WidgetProps } from '../data/widget.ts';
import { control } from './parts/control.ts';
import { groupDigits } from './typing/group-digits.ts';
import { maskDigits } from './typing/mask-digits.ts';

/** The answer is the digits without spaces, or the text as typed. */
export function AccountNumber(props: WidgetProps<string>) {
  const [typing, setTyping] = useState(false);
  const [shown, setShown] = useState(false);
  const value = props.value ?? '';
  const leave = () => {
    setTyping(false);
    props.onBlur();
  };
  return (
    <div className="hl-affix hl-medium" data-invalid={props.invalid} data-disabled={props.disabled}>
      <input
        {...control(props)}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        className="hl-input hl-number"
        value={typing ? value : shown ? groupDigits(value) : maskDigits(value)}
        onFocus={() => setTyping(true)}
        onChange={(event) => props.onChange(cleanText(event.target.value).replace(/[\s-]/g, '') || undefined)}
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
