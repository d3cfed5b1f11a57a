/** A date of birth in one field that takes what people type. No calendar: no one pages back forty years. */

import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { autocomplete } from './parts/autocomplete.ts';
import { TypedInput } from './parts/typed-input.tsx';
import { dateTyping } from './typing/date-typing.ts';

export const birthdate: Widget = { name: 'birthdate', layout: 'field', Component: Birthdate };

/** The answer is yyyy-MM-dd, or the text as typed while it is not a date. */
function Birthdate(props: WidgetProps<string>) {
  const thisYear = Number(props.page.today.slice(0, 4));
  return (
    <TypedInput
      of={props}
      typing={dateTyping(thisYear)}
      look={{
        placeholder: 'MM/DD/YYYY',
        inputMode: 'numeric',
        autoComplete: autocomplete(props, 'bday'),
        className: 'hl-number hl-short',
      }}
    />
  );
}
