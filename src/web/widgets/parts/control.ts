/** What every native control of a widget carries: its id, name, state, and the help and error it is described by. */
import type { WidgetProps } from '../../platform/data/widget.ts';

/** Attributes for the one input, select or textarea of a `field` widget. */
export function control(props: Omit<WidgetProps<never>, 'value' | 'onChange'>) {
  return {
    id: props.id,
    name: props.name,
    disabled: props.disabled,
    readOnly: props.readOnly,
    'aria-required': props.required || undefined,
    'aria-invalid': props.invalid || undefined,
    'aria-describedby': props.describedBy,
  };
}
