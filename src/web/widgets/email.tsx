/** An email address, with the keyboard that phones offer for it. Spaces around it are dropped, letters stay as typed. */
import { autocomplete } from './parts/autocomplete.ts';
import { TypedInput } from './parts/typed-input.tsx';
import type { Typing } from './parts/use-typed-text.ts';
import { VerifiedMark } from './parts/verified-mark.tsx';
import type { Widget, WidgetProps } from './widget.ts';

export const email: Widget = { name: 'email', layout: 'field', Component: Email };

const typing: Typing<string> = { show: (value) => value, read: (typed) => typed.trim() || undefined };

// Not type="email": browsers hide what was typed after an invalid address.
function Email(props: WidgetProps<string>) {
  return (
    <>
      <TypedInput
        of={props}
        typing={typing}
        look={{ inputMode: 'email', autoComplete: autocomplete(props, 'email') }}
      />
      <VerifiedMark {...props} />
    </>
  );
}
