/** A choice of one, as plain radio buttons. Nothing is chosen for the borrower. */

import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { RadioList } from './parts/radio-list.tsx';

export const radio: Widget = { name: 'radio', layout: 'group', Component: Radio };

function Radio(props: WidgetProps<unknown, 'radio'>) {
  return <RadioList of={props} look="plain" />;
}
