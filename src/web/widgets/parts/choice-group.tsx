/** One question of several: checkboxes, those below them, their texts, and the refusal at its foot. */

import { Problem } from '../../parts/problem.tsx';
import type { JsonObject } from '../../platform/data/json.ts';
import type { WidgetProps } from '../../platform/data/widget.ts';
import { Check } from './check.tsx';

type Options = WidgetProps<JsonObject, 'choice-groups'>['options'];
type Question = NonNullable<Options['questions']>[number];
type Below = NonNullable<Question['choices'][number]['choices']>[number];
type Choice = Below & { choices?: readonly Below[] };
type Text = NonNullable<Below['text']>;

type Props = {
  of: WidgetProps<JsonObject>;
  question: Question;
  value: JsonObject;
  onChange(value: JsonObject): void;
};
type RowProps = Props & { choice: Choice; refused: boolean };

/** A choice below another may be made without it; the refusal clears and disables all others of its question. */
export function ChoiceGroup({ hint, ...props }: Props & { hint: string | undefined }) {
  const { of, question, value } = props;
  const refused = chosen(value, question.id).includes(question.refusal.const);
  const error = of.errors?.[`/${question.id}`];
  const errorId = `${of.id}-${question.id}-error`;
  return (
    <fieldset className="hl-choice-group" data-invalid={Boolean(error)} aria-describedby={error && errorId}>
      <legend>{question.title}</legend>
      {hint && <p className="hl-note">{hint}</p>}
      <div className="hl-choice-group-options" data-refused={refused}>
        {question.choices.map((choice) => (
          <Row key={choice.const} {...props} choice={choice} refused={refused} />
        ))}
      </div>
      <Refusal {...props} refused={refused} />
      {error && <Problem id={errorId} text={error} />}
    </fieldset>
  );
}

function Row(props: RowProps) {
  const { of, question, value, choice, refused, onChange } = props;
  const checked = chosen(value, question.id).includes(choice.const);
  return (
    <div className="hl-choice-group-row">
      <Check
        of={part(of, question, choice.const, refused)}
        checked={checked}
        label={choice.title}
        onCheck={(tick) => onChange(withChoice(value, question, choice.const, tick))}
      />
      {choice.text && checked && <FreeText {...props} text={choice.text} />}
      {choice.choices && (
        // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would repeat the legend before every box
        <div className="hl-choice-group-parts" role="group" aria-label={choice.title}>
          {choice.choices.map((below) => (
            <Row key={below.const} {...props} choice={below} />
          ))}
        </div>
      )}
    </div>
  );
}

function FreeText({ of, value, text, refused, onChange }: RowProps & { text: Text }) {
  const id = `${of.id}-${text.id}`;
  return (
    <div className="hl-choice-group-text">
      <label htmlFor={id} className="hl-note">
        {text.title}
      </label>
      <input
        id={id}
        type="text"
        className="hl-input"
        autoComplete="off"
        disabled={of.disabled || refused}
        value={String(value[text.id] ?? '')}
        onChange={(event) => onChange(withText(value, text.id, event.target.value))}
        onBlur={of.onBlur}
      />
    </div>
  );
}

function Refusal({ of, question, value, refused, onChange }: Props & { refused: boolean }) {
  const { refusal } = question;
  return (
    <div className="hl-choice-group-refusal">
      <Check
        of={part(of, question, refusal.const, false)}
        checked={refused}
        label={refusal.title}
        onCheck={(tick) =>
          onChange(tick ? refuse(value, question) : withChoice(value, question, refusal.const, false))
        }
      />
    </div>
  );
}

function part(of: Props['of'], question: Question, choice: string, refused: boolean) {
  const { describedBy: _, ...rest } = of;
  const id = `${of.id}-${question.id}-${choice}`;
  const invalid = Boolean(of.errors?.[`/${question.id}`]);
  return {
    ...rest,
    id,
    name: `${of.name}/${question.id}`,
    required: false,
    invalid,
    disabled: of.disabled || refused,
  };
}

function chosen(value: JsonObject, question: string): unknown[] {
  const list = value[question];
  return Array.isArray(list) ? list : [];
}

function withChoice(value: JsonObject, question: Question, choice: string, tick: boolean): JsonObject {
  const others = chosen(value, question.id).filter((one) => one !== choice);
  const kept = Object.entries(value).filter(
    ([key]) => tick || !textsOf(question.choices).some((text) => text.of === choice && text.id === key),
  );
  const { [question.id]: _, ...rest } = Object.fromEntries(kept);
  const next = tick ? [...others, choice] : others;
  return next.length ? { ...rest, [question.id]: next } : rest;
}

function refuse(value: JsonObject, question: Question): JsonObject {
  const texts = textsOf(question.choices).map(({ id }) => id);
  const kept = Object.entries(value).filter(([key]) => !texts.includes(key));
  return { ...Object.fromEntries(kept), [question.id]: [question.refusal.const] };
}

function withText(value: JsonObject, name: string, text: string): JsonObject {
  const { [name]: _, ...rest } = value;
  return text ? { ...rest, [name]: text } : rest;
}

/** Every free text of a question, with the choice that it belongs to. */
function textsOf(choices: readonly Choice[]): { of: string; id: string }[] {
  return choices.flatMap(({ const: of, text, choices: below = [] }) => [
    ...(text ? [{ of, id: text.id }] : []),
    ...textsOf(below),
  ]);
}
