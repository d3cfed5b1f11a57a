/** A month and year in one field that takes what people type. The answer is yyyy-MM, or the text as typed. */

import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { TypedInput } from './parts/typed-input.tsx';
import { parseMonth } from './typing/parse-month.ts';
import { showMonth } from './typing/show-month.ts';
import type { Typing } from './typing/typing.ts';

export const yearMonth: Widget = { name: 'year-month', layout: 'short', Component: YearMonth };

const typing: Typing<string> = {
  show: showMonth,
  read: (typed) => parseMonth(typed) ?? (typed.trim() ? typed : undefined),
  regroup: (typed, before) => slashMonth(before, typed),
};

function YearMonth(props: WidgetProps<string>) {
  return (
    <TypedInput
      of={props}
      typing={typing}
      look={{ placeholder: 'MM/YYYY', inputMode: 'numeric', className: 'hl-number hl-short' }}
    />
  );
}

/** Puts the slash into a month typed on a keypad that has none: 052 becomes 05/2. Only at the end, only one digit. */
function slashMonth(before: string, typed: string): string {
  if (typed.length !== before.length + 1 || !typed.startsWith(before)) return typed;
  return typed.replace(/^(0[1-9]|1[0-2])(\d)$/, '$1/$2');
}
