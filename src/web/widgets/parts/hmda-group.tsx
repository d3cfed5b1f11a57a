/** One of the three HMDA questions: checkboxes, their sub-categories and texts, and the refusal below them. */
import type { JsonObject } from '../../data/json.ts';
import type { WidgetProps } from '../../data/widget.ts';
import { Check } from './check.tsx';
import { type HmdaOption, type HmdaQuestion, hmdaTexts } from './hmda-groups.ts';
import { Problem } from './problem.tsx';

type Props = {
  of: WidgetProps<JsonObject>;
  group: HmdaQuestion;
  value: JsonObject;
  onChange(value: JsonObject): void;
};
type RowProps = Props & { option: HmdaOption; refused: boolean };

/** A sub-category may be chosen without its parent; the refusal clears and disables all others of its question. */
export function HmdaGroup(props: Props) {
  const { of, group, value } = props;
  const refused = codes(value, group.name).includes(group.refusal);
  const error = of.errors?.[`/${group.name}`];
  const errorId = `${of.id}-${group.name}-error`;
  return (
    <fieldset className="hl-hmda-group" data-invalid={Boolean(error)} aria-describedby={error && errorId}>
      <legend>{group.legend}</legend>
      <p className="hl-note">Select one or more.</p>
      <div className="hl-hmda-options" data-refused={refused}>
        {group.options.map((option) => (
          <HmdaRow key={option.code} {...props} option={option} refused={refused} />
        ))}
      </div>
      <Refusal {...props} refused={refused} />
      {error && <Problem id={errorId} text={error} />}
    </fieldset>
  );
}

function HmdaRow(props: RowProps) {
  const { of, group, value, option, refused, onChange } = props;
  const checked = codes(value, group.name).includes(option.code);
  return (
    <div className="hl-hmda-row">
      <Check
        of={part(of, group, option.code, refused)}
        checked={checked}
        label={option.label}
        onCheck={(tick) => onChange(withCode(value, group, option.code, tick))}
      />
      {option.text && checked && <FreeText {...props} text={option.text} />}
      {option.parts && (
        // biome-ignore lint/a11y/useSemanticElements: a nested fieldset would repeat the legend before every box
        <div className="hl-hmda-parts" role="group" aria-label={option.label}>
          {option.parts.map((sub) => (
            <HmdaRow key={sub.code} {...props} option={sub} />
          ))}
        </div>
      )}
    </div>
  );
}

function FreeText({
  of,
  value,
  text,
  refused,
  onChange,
}: RowProps & { text: { name: string; label: string } }) {
  const id = `${of.id}-${text.name}`;
  return (
    <div className="hl-hmda-text">
      <label htmlFor={id} className="hl-note">
        {text.label}
      </label>
      <input
        id={id}
        type="text"
        className="hl-input"
        autoComplete="off"
        disabled={of.disabled || refused}
        value={String(value[text.name] ?? '')}
        onChange={(event) => onChange(withText(value, text.name, event.target.value))}
        onBlur={of.onBlur}
      />
    </div>
  );
}

function Refusal({ of, group, value, refused, onChange }: Props & { refused: boolean }) {
  return (
    <div className="hl-hmda-refusal">
      <Check
        of={part(of, group, group.refusal, false)}
        checked={refused}
        label="I do not wish to provide this information"
        onCheck={(tick) =>
          onChange(tick ? refuse(value, group) : withCode(value, group, group.refusal, false))
        }
      />
    </div>
  );
}

function part(of: Props['of'], group: HmdaQuestion, code: string, refused: boolean) {
  const { describedBy: _, ...rest } = of;
  const id = `${of.id}-${group.name}-${code}`;
  const invalid = Boolean(of.errors?.[`/${group.name}`]);
  return {
    ...rest,
    id,
    name: `${of.name}/${group.name}`,
    required: false,
    invalid,
    disabled: of.disabled || refused,
  };
}

function codes(value: JsonObject, name: string): unknown[] {
  const list = value[name];
  return Array.isArray(list) ? list : [];
}

function withCode(value: JsonObject, group: HmdaQuestion, code: string, tick: boolean): JsonObject {
  const others = codes(value, group.name).filter((one) => one !== code);
  const kept = Object.entries(value).filter(
    ([key]) => tick || !hmdaTexts(group.options).some((text) => text.code === code && text.name === key),
  );
  const { [group.name]: _, ...rest } = Object.fromEntries(kept);
  const next = tick ? [...others, code] : others;
  return next.length ? { ...rest, [group.name]: next } : rest;
}

function refuse(value: JsonObject, group: HmdaQuestion): JsonObject {
  const texts = hmdaTexts(group.options).map(({ name }) => name);
  const kept = Object.entries(value).filter(([key]) => !texts.includes(key));
  return { ...Object.fromEntries(kept), [group.name]: [group.refusal] };
}

function withText(value: JsonObject, name: string, text: string): JsonObject {
  const { [name]: _, ...rest } = value;
  return text ? { ...rest, [name]: text } : rest;
}
