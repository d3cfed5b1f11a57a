/** A longer answer with a counter. It never cuts off what was typed: too long is for validation to say. */

import { say } from '../platform/data/say.ts';
import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { control } from './parts/control.ts';

export const textarea: Widget = { name: 'textarea', layout: 'field', Component: TextArea };

/** The counter shows when the schema has a maxLength. */
export function TextArea(props: WidgetProps<string, 'textarea'>) {
  const max = props.schema.maxLength;
  const counter = `${props.id}-count`;
  const describedBy = [props.describedBy, max && counter].filter(Boolean).join(' ');
  return (
    <>
      <textarea
        {...control(props)}
        className="hl-input"
        rows={props.options.rows ?? 4}
        aria-describedby={describedBy || undefined}
        value={props.value ?? ''}
        onChange={(event) => props.onChange(event.target.value || undefined)}
        onBlur={props.onBlur}
      />
      {max && <Counter id={counter} length={[...(props.value ?? '')].length} max={max} />}
    </>
  );
}

function Counter({ id, length, max }: { id: string; length: number; max: number }) {
  const over = length - max;
  return (
    <p id={id} className="hl-note hl-number hl-counter" data-over={over > 0}>
      {over > 0 ? say('textarea.over', { count: over }) : say('textarea.of', { length, max })}
    </p>
  );
}
