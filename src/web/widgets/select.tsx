/** A choice from a list: the browser's own select, which every phone knows. Nothing is chosen to begin with. */

import { say } from '../platform/data/say.ts';
import type { Widget, WidgetProps } from '../platform/data/widget.ts';
import { autocomplete } from './parts/autocomplete.ts';
import { choices } from './parts/choices.ts';
import { control } from './parts/control.ts';

export const select: Widget = { name: 'select', layout: 'field', Component: Select };

function Select(props: WidgetProps<unknown, 'select'>) {
  const list = choices(props.schema, props.options);
  const { readOnly, ...attributes } = control(props);
  const value = list.find((choice) => choice.value === props.value)?.key ?? '';
  return (
    <select
      {...attributes}
      disabled={props.disabled || readOnly}
      className="hl-input"
      autoComplete={autocomplete(props)}
      value={value}
      data-drawn={value}
      data-empty={props.value === undefined}
      onChange={(event) => props.onChange(list.find(({ key }) => key === event.target.value)?.value)}
      onBlur={props.onBlur}
    >
      <option value="">{props.options.placeholder ?? say('select.one')}</option>
      {list.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}
