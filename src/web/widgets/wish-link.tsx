/**
 * A wish offered as a link: pressed, it answers true and says how to take it back; pressed again, it answers false. For
 * what no one should meet as a box among what they came to answer.
 */
import type { WidgetProps } from '../platform/data/widget.ts';

export function WishLink(props: WidgetProps<boolean, 'wish-link'>) {
  const wished = props.value === true;
  return (
    <button
      type="button"
      className="hl-link-button"
      id={props.id}
      name={props.name}
      disabled={props.disabled || props.readOnly}
      aria-describedby={props.describedBy}
      onClick={() => props.onChange(!wished)}
      onBlur={props.onBlur}
    >
      {wished ? props.options.undo : props.label}
    </button>
  );
}
