/** The field of an amount in whole dollars, alone or inside of another widget: $ before it, digits grouped while typed. */
import type { Widget, WidgetProps } from '../../platform/data/widget.ts';
import { parseAmount } from '../typing/parse-amount.ts';
import { showAmount } from '../typing/show-amount.ts';
import type { Typing } from '../typing/typing.ts';
import { autocomplete } from './autocomplete.ts';
import { TypedInput } from './typed-input.tsx';

export const moneyInput: Omit<Widget, 'name'> = { layout: 'short', Component: MoneyInput };

const typing: Typing<number | string> = {
  show: showAmount,
  read: (typed) => parseAmount(typed),
  regroup: showAmount,
};

function MoneyInput(props: WidgetProps<number | string>) {
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
