/** Yes or no, side by side. Two words that `options.yes` and `options.no` may replace; never answered beforehand. */
import { textOption } from './parts/option.ts';
import { RadioList } from './parts/radio-list.tsx';
import type { Widget, WidgetProps } from './widget.ts';

export const yesNo: Widget = { name: 'yes-no', layout: 'group', Component: YesNo };

function YesNo(props: WidgetProps<unknown>) {
  const words = {
    true: { label: textOption(props.options, 'yes', 'Yes') },
    false: { label: textOption(props.options, 'no', 'No') },
  };
  const options = { choices: words, ...props.options };
  return <RadioList of={{ ...props, schema: { type: 'boolean' }, options }} look="pair" />;
}
