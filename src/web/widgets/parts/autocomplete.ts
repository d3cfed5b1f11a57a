/** The autofill purpose of a field (WCAG 1.3.5): what its schema says, or what its widget knows. */
import type { WidgetProps } from '../../platform/data/widget.ts';

/** A value for the autocomplete attribute. */
export function autocomplete({ schema }: Pick<WidgetProps<never>, 'schema'>, fallback = 'off'): string {
  return schema.autocomplete ?? fallback;
}
