/** A password: paste and password managers welcome, a quiet meter for length and strength, shown on request. */

import { say } from '../platform/data/say.ts';
import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { autocomplete } from './parts/autocomplete.ts';
import { control } from './parts/control.ts';
import { SecretInput } from './parts/secret-input.tsx';
import { passwordStrength } from './typing/password-strength.ts';
import './password.css';

export const password: Widget = { name: 'password', layout: 'field', Component: Password };

/** The answer is the text exactly as typed. */
export function Password(props: WidgetProps<string, 'password'>) {
  const meter = props.options.existing !== true;
  const meterId = `${props.id}-strength`;
  return (
    <>
      <SecretInput
        noun={say('password.noun')}
        invalid={props.invalid}
        disabled={props.disabled}
        input={{
          ...control(props),
          'aria-describedby': [props.describedBy, meter && meterId].filter(Boolean).join(' ') || undefined,
          className: 'hl-input',
          value: props.value ?? '',
          autoComplete: autocomplete(props, meter ? 'new-password' : 'current-password'),
          onChange: (event) => props.onChange(event.currentTarget.value || undefined),
          onBlur: props.onBlur,
        }}
      />
      {meter && (
        <Meter
          id={meterId}
          password={props.value ?? ''}
          minLength={props.schema.minLength ?? 12}
          known={knownHere(props.page.text)}
        />
      )}
    </>
  );
}

// What of these the page does not know is empty there.
const knownHere = (text: (template: string) => string) => [
  text('{{profile.name.first}}'),
  text('{{profile.name.last}}'),
  text('{{profile.email | mailbox}}'),
  text('{{org.companyName}}'),
  text('{{org.companyNameShort}}'),
];

type MeterProps = { id: string; password: string; minLength: number; known: readonly string[] };

function Meter({ id, password, minLength, known }: MeterProps) {
  const { score, words } = passwordStrength(password, minLength, known);
  return (
    <div className="hl-strength" data-score={score}>
      <div className="hl-strength-bars" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <p id={id} className="hl-note" aria-live="polite">
        {words}
      </p>
    </div>
  );
}
