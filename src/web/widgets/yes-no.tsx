/** Yes or no, side by side. Two words that `options.yes` and `options.no` may replace; never answered beforehand. */
import { RadioList } from './parts/radio-list.tsx';
import type { Widget, WidgetProps } from './widget.ts';

export const yesNo: Widget = { name: 'yes-no', layout: 'group', Component: YesNo };

function YesNo(props: WidgetProps<unknown, 'yes-no'>) {
  const choices = {
    true: { label: props.options.yes ?? 'Yes' },
    false: { label: props.options.no ?? 'No' },
  };
  return <RadioList of={{ ...props, schema: { type: 'boolean' }, options: { choices } }} look="pair" />;
}
