/** A US phone number that formats itself. The answer is +1XXXXXXXXXX, or the text as typed while it is not a number. */

import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { autocomplete } from './parts/autocomplete.ts';
import { TypedInput } from './parts/typed-input.tsx';
import { VerifiedMark } from './parts/verified-mark.tsx';
import { parsePhone } from './typing/parse-phone.ts';
import { showPhone } from './typing/show-phone.ts';
import type { Typing } from './typing/typing.ts';

export const phone: Widget = { name: 'phone', layout: 'short', Component: Phone };

const typing: Typing<string> = { show: showPhone, read: parsePhone, regroup: showPhone };

function Phone(props: WidgetProps<string, 'phone'>) {
  return (
    <>
      <TypedInput
        of={props}
        typing={typing}
        look={{
          inputMode: 'tel',
          autoComplete: autocomplete(props, 'tel-national'),
          placeholder: '(___) ___-____',
          className: 'hl-number hl-medium',
        }}
      />
      <VerifiedMark {...props} />
    </>
  );
}
