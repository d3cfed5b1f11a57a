/** A radio group in three looks: plain rows, cards with explanation and icon, and a pair side by side. */

import { Icon } from '../../parts/icon.tsx';
import type { WidgetProps } from '../../platform/data/widget.ts';
import { type Choice, choices } from './choices.ts';
import { factChoices } from './fact-choices.ts';
import { group } from './group.ts';
import './radio-list.css';

/** Draws the choices of the schema; the value is the schema's own value, not its text. */
export function RadioList({
  of,
  look,
}: {
  of: WidgetProps<unknown, 'radio' | 'choice-cards'>;
  look: 'plain' | 'cards' | 'pair';
}) {
  return (
    <div {...group(of, 'radiogroup')} className={`hl-radios hl-radios-${look}`} data-invalid={of.invalid}>
      {listed(of).map((choice) => (
        <RadioRow key={choice.key} of={of} choice={choice} card={look !== 'plain'} />
      ))}
    </div>
  );
}

function listed({ facts, options, schema }: WidgetProps<unknown, 'radio' | 'choice-cards'>): Choice[] {
  return 'from' in options && options.from ? factChoices(facts, options) : choices(schema, options);
}

function RadioRow({
  of,
  choice,
  card,
}: {
  of: WidgetProps<unknown, 'radio' | 'choice-cards'>;
  choice: Choice;
  card: boolean;
}) {
  const id = `${of.id}-${choice.key}`;
  return (
    <label htmlFor={id} className={card ? 'hl-choice' : 'hl-check hl-radio'}>
      <input
        type="radio"
        className="hl-mark"
        id={id}
        name={of.name}
        value={choice.key}
        checked={choice.value === of.value}
        data-drawn={choice.value === of.value}
        disabled={of.disabled || of.readOnly}
        aria-describedby={choice.text && `${id}-text`}
        onChange={() => of.onChange(choice.value)}
        onBlur={of.onBlur}
      />
      <ChoiceWords id={id} choice={choice} fill={of.page.text} />
    </label>
  );
}

type WordsProps = { id: string; choice: Choice; fill(template: string): string };

function ChoiceWords({ id, choice, fill }: WordsProps) {
  return (
    <>
      <span className="hl-choice-title">{choice.label}</span>
      {choice.icon && <Icon name={choice.icon} className="hl-choice-icon" />}
      {choice.text && (
        <span id={`${id}-text`} className="hl-choice-note" aria-hidden="true">
          {fill(choice.text)}
        </span>
      )}
    </>
  );
}
