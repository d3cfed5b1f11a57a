/** Any number of choices. The answer lists them in the order of the schema; with none checked there is no answer. */

import type { WidgetProps } from '../platform/data/widget.ts';
import { type Choice, choices } from './parts/choices.ts';
import { factChoices } from './parts/fact-choices.ts';
import { group } from './parts/group.ts';

/** The schema of the list's items gives the choices, or the facts at `options.from`. */
export function CheckboxGroup(props: WidgetProps<unknown[], 'checkbox-group'>) {
  const list = props.options.from
    ? factChoices(props.facts, props.options)
    : choices(props.schema.items ?? {}, props.options);
  const value = props.value ?? [];
  const toggle = (choice: Choice) => {
    const next = value.includes(choice.value)
      ? value.filter((entry) => entry !== choice.value)
      : together([...value, choice.value], choice, props.options.alone ?? []);
    const ordered = list.map((entry) => entry.value).filter((entry) => next.includes(entry));
    props.onChange(ordered.length ? ordered : undefined);
  };
  return (
    <div {...group(props)} className="hl-checks" data-invalid={props.invalid}>
      {list.map((choice) => (
        <CheckRow key={choice.key} of={props} choice={choice} onToggle={() => toggle(choice)} />
      ))}
    </div>
  );
}

// "None of these" and the rest exclude each other.
function together(next: unknown[], added: Choice, alone: string[]): unknown[] {
  if (alone.includes(added.key)) return [added.value];
  return next.filter((entry) => !alone.includes(String(entry)));
}

type RowProps = { of: WidgetProps<unknown[], 'checkbox-group'>; choice: Choice; onToggle(): void };

function CheckRow({ of, choice, onToggle }: RowProps) {
  const id = `${of.id}-${choice.key}`;
  return (
    <label htmlFor={id} className="hl-choice">
      <input
        type="checkbox"
        className="hl-mark"
        id={id}
        name={of.name}
        checked={of.value?.includes(choice.value) ?? false}
        data-drawn={of.value?.includes(choice.value) ?? false}
        disabled={of.disabled || of.readOnly}
        onChange={onToggle}
        onBlur={of.onBlur}
      />
      <span className="hl-choice-title">{choice.label}</span>
      {choice.text && <span className="hl-choice-note">{choice.text}</span>}
    </label>
  );
}
