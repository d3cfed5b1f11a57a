/** What the root of a `group` widget carries. Its name is the label drawn above it. */
import type { WidgetProps } from '../../platform/data/widget.ts';

/** Attributes for the root element; focusable by script so that an error link can lead here. */
export function group(
  props: Omit<WidgetProps<never>, 'value' | 'onChange'>,
  role: 'group' | 'radiogroup' = 'group',
) {
  return {
    id: props.id,
    role,
    tabIndex: -1,
    'aria-labelledby': `${props.id}-label`,
    'aria-describedby': props.describedBy,
    ...(role === 'radiogroup' && {
      'aria-required': props.required || undefined,
      'aria-invalid': props.invalid || undefined,
    }),
  };
}
