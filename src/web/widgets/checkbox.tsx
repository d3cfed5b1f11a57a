/** One checkbox with its label beside it, never checked for the borrower. An emptied box answers false. */

import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { Check } from './parts/check.tsx';

export const checkbox: Widget = { name: 'checkbox', layout: 'bare', Component: Checkbox };

function Checkbox(props: WidgetProps<boolean>) {
  return <Check of={props} checked={props.value === true} label={props.label} onCheck={props.onChange} />;
}
