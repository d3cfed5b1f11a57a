/** One question of the identity quiz, with its answers as large targets. Nothing is chosen beforehand. */
import type { JsonObject } from '../../platform/data/json.ts';
import type { WidgetProps } from '../../platform/data/widget.ts';

export type KbaQuestion = { id: string; text: string; choices: string[] };

type Props = {
  of: WidgetProps<JsonObject>;
  question: KbaQuestion;
  /** "Question 1 of 5" */
  place: string;
  locked: boolean;
  chosen: unknown;
  onChoose(choice: string): void;
};

/** The fieldset's legend is the question itself. */
export function KbaCard({ of, question, place, locked, chosen, onChoose }: Props) {
  return (
    <fieldset className="hl-kba-card" disabled={locked || of.disabled}>
      <legend>
        <span className="hl-kba-place">{place}</span>
        {question.text}
      </legend>
      {question.choices.map((choice, index) => (
        <label key={choice} className="hl-check hl-radio" htmlFor={`${of.id}-${question.id}-${index}`}>
          <input
            type="radio"
            className="hl-mark"
            id={`${of.id}-${question.id}-${index}`}
            name={`${of.name}/${question.id}`}
            value={choice}
            checked={chosen === choice}
            data-drawn={chosen === choice}
            onChange={() => onChoose(choice)}
            onBlur={of.onBlur}
          />
          <span className="hl-check-text">{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}
