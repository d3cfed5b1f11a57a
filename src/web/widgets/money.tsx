/** An amount in whole dollars: $ before it, digits grouped while typed. The answer is an integer, or the text as typed. */
import { autocomplete } from './parts/autocomplete.ts';
import { TypedInput } from './parts/typed-input.tsx';
import type { Typing } from './parts/use-typed-text.ts';
import { parseAmount } from './typing/parse-amount.ts';
import { showAmount } from './typing/show-amount.ts';
import type { Widget, WidgetProps } from './widget.ts';

export const money: Widget = { name: 'money', layout: 'field', Component: Money };

const typing: Typing<number | string> = {
  show: showAmount,
  read: (typed) => parseAmount(typed),
  regroup: showAmount,
};

function Money(props: WidgetProps<number | string>) {
  return (
    <TypedInput
      of={props}
      typing={typing}
      look={{
        prefix: '$',
        inputMode: 'numeric',
        autoComplete: autocomplete(props),
        className: 'hl-number',
        box: 'hl-medium',
      }}
    />
  );
}
