/** A percentage with up to three decimals, % behind it. The answer is a number, or the text as typed. */

import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { TypedInput } from './parts/typed-input.tsx';
import { parseAmount } from './typing/parse-amount.ts';

export const percent: Widget = { name: 'percent', layout: 'short', Component: Percent };

function Percent(props: WidgetProps<number | string, 'percent'>) {
  const decimals = props.options.decimals ?? 3;
  return (
    <TypedInput
      of={props}
      typing={{ show: String, read: (typed) => parseAmount(typed, decimals) }}
      look={{ suffix: '%', inputMode: 'decimal', className: 'hl-number', box: 'hl-short' }}
    />
  );
}
