/** A number, for example bedrooms or square feet. The answer is a number, or the text as typed when it is none. */
import { numberOption, textOption } from './parts/option.ts';
import { TypedInput } from './parts/typed-input.tsx';
import { parseAmount } from './typing/parse-amount.ts';
import { showAmount } from './typing/show-amount.ts';
import type { Widget, WidgetProps } from './widget.ts';

export const number: Widget = { name: 'number', layout: 'field', Component: NumberInput };

/** `options.decimals` (default 0), `options.suffix` ("sq ft"), `options.grouped: false` for years. */
function NumberInput(props: WidgetProps<number | string>) {
  const decimals = numberOption(props.options, 'decimals', props.schema.type === 'number' ? 2 : 0);
  const suffix = textOption(props.options, 'suffix');
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
