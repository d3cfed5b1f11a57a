/** Yes or no, side by side. Two words that `options.yes` and `options.no` may replace; never answered beforehand. */
import { say } from '../platform/data/say.ts';
import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { RadioList } from './parts/radio-list.tsx';

export const yesNo: Widget = { name: 'yes-no', layout: 'group', Component: YesNo };

function YesNo(props: WidgetProps<unknown, 'yes-no'>) {
  const choices = {
    true: { label: props.options.yes ?? say('yes-no.yes') },
    false: { label: props.options.no ?? say('yes-no.no') },
  };
  return <RadioList of={{ ...props, schema: { type: 'boolean' }, options: { choices } }} look="pair" />;
}
