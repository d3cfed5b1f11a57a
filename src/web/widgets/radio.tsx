/** A choice of one, as plain radio buttons. Nothing is chosen for the borrower. */
import { RadioList } from './parts/radio-list.tsx';
import type { Widget, WidgetProps } from './widget.ts';

export const radio: Widget = { name: 'radio', layout: 'group', Component: Radio };

function Radio(props: WidgetProps<unknown, 'radio'>) {
  return <RadioList of={props} look="plain" />;
}
