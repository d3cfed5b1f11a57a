/** An email address, with the keyboard that phones offer for it. Spaces around it are dropped, letters stay as typed. */

import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { autocomplete } from './parts/autocomplete.ts';
import { oneLine } from './parts/one-line.ts';
import { TypedInput } from './parts/typed-input.tsx';
import { VerifiedMark } from './parts/verified-mark.tsx';

export const email: Widget = { name: 'email', layout: 'field', Component: Email };

// Not type="email": browsers hide what was typed after an invalid address.
function Email(props: WidgetProps<string, 'email'>) {
  return (
    <>
      <TypedInput
        of={props}
        typing={oneLine}
        look={{ inputMode: 'email', autoComplete: autocomplete(props, 'email') }}
      />
      <VerifiedMark {...props} />
    </>
  );
}
