/** A number, for example bedrooms or square feet. The answer is a number, or the text as typed when it is not one. */

import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { TypedInput } from './parts/typed-input.tsx';
import { parseAmount } from './typing/parse-amount.ts';
import { showAmount } from './typing/show-amount.ts';

export const number: Widget = { name: 'number', layout: 'short', Component: NumberInput };

function NumberInput(props: WidgetProps<number | string, 'number'>) {
  const decimals = props.options.decimals ?? (props.schema.type === 'number' ? 2 : 0);
  const { suffix } = props.options;
  const show = props.options.grouped === false ? String : showAmount;
  return (
    <TypedInput
      of={props}
      typing={{ show, read: (typed) => parseAmount(typed, decimals), regroup: show }}
      look={{
        inputMode: decimals ? 'decimal' : 'numeric',
        className: 'hl-number',
        box: 'hl-short',
        ...(suffix && { suffix }),
      }}
    />
  );
}
