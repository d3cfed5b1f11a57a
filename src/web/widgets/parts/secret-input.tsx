/** A field that hides what is typed until the borrower asks to see it. The dots are the browser's own, so they always hide. */

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { readBox } from '../../platform/boxes/read-boxes.ts';
import { say } from '../../platform/data/say.ts';
import './secret-input.css';

type Props = {
  /** What the button shows or hides: "password", "account number". */
  noun: string;
  invalid: boolean;
  disabled: boolean;
  input: ComponentProps<'input'>;
  /** Class of the box. */
  box?: string;
  /** The text while it is readable; default: the same text. */
  readable?: string;
};

/** `input` carries everything of the field but its type. */
export function SecretInput({ noun, invalid, disabled, input, readable, box }: Props) {
  const [shown, setShown] = useState(false);
  const typed = useRef<HTMLInputElement>(null);
  // What was typed before React took the field over would be emptied by the next drawing.
  useLayoutEffect(() => {
    if (typed.current) readBox(typed.current);
  }, []);
  return (
    <div className={`hl-affix hl-secret ${box ?? ''}`} data-invalid={invalid} data-disabled={disabled}>
      <input
        {...input}
        ref={typed}
        type={shown ? 'text' : 'password'}
        value={shown && readable !== undefined ? readable : input.value}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
      />
      <button
        type="button"
        className="hl-affix-button"
        aria-label={`${say(shown ? 'secret.hide' : 'secret.show')} ${noun}`}
        aria-pressed={shown}
        disabled={disabled}
        onClick={() => setShown(!shown)}
      >
        {say(shown ? 'secret.hide' : 'secret.show')}
      </button>
    </div>
  );
}
