/**
 * Five questions from public records that only the signer can answer, with the time that is left, shown calmly:
 * a thin line and the minutes; a screen reader hears it only now and then.
 */
import { IconClock } from '@tabler/icons-react';
import { isObject, type JsonObject } from '../data/json.ts';
import { figuresOf } from './parts/figures.ts';
import { group } from './parts/group.ts';
import { KbaCard, type KbaQuestion } from './parts/kba-card.tsx';
import { numberOption } from './parts/option.ts';
import { Problem } from './parts/problem.tsx';
import { useTimeLeft } from './parts/use-time-left.ts';
import type { WidgetProps } from './widget.ts';
import './kba.css';

/** Value { questionId: choice }. `options.seconds` (120) counts when the server names no deadline. */
export function Kba(props: WidgetProps<JsonObject>) {
  const { questions = [], deadline, attemptsLeft } = figuresOf(props.facts).kba ?? {};
  const total = numberOption(props.options, 'seconds', 120);
  const left = useTimeLeft(deadline, total);
  const value = isObject(props.value) ? props.value : {};
  const answered = questions.filter(({ id }) => value[id] !== undefined).length;
  if (questions.length === 0)
    return <p className="hl-note">Your questions are on their way. This takes a few seconds.</p>;
  return (
    <div {...group(props)} className="hl-kba">
      <Clock left={left} total={total} answered={answered} count={questions.length} />
      {questions.map((question: KbaQuestion, index) => (
        <KbaCard
          key={question.id}
          of={props}
          question={question}
          place={`${index + 1} of ${questions.length}`}
          locked={left === 0}
          chosen={value[question.id]}
          onChoose={(choice) => props.onChange({ ...value, [question.id]: choice })}
        />
      ))}
      {left === 0 && (
        <Problem text="The time for these questions is over. Send what you have, and we will give you new ones." />
      )}
      {attemptsLeft !== undefined && <p className="hl-note">{tries(attemptsLeft)}</p>}
    </div>
  );
}

function tries(left: number): string {
  return left === 1
    ? 'This is your last try today. Four of five right answers are enough.'
    : `You have ${left} tries. Four of five right answers are enough.`;
}

type ClockProps = { left: number; total: number; answered: number; count: number };

function Clock({ left, total, answered, count }: ClockProps) {
  return (
    <div className="hl-kba-clock">
      <p className="hl-with-icon">
        <IconClock size={20} stroke={1.6} aria-hidden="true" />
        <span className="hl-number">{clockWords(left)} left</span>
        <span className="hl-kba-count">
          {answered} of {count} answered
        </span>
      </p>
      <div className="hl-kba-line" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (left / total) * 100)}%` }} />
      </div>
      <p className="hl-hidden" role="status">
        {[60, 30, 10].includes(left) && `${left} seconds left`}
      </p>
    </div>
  );
}

function clockWords(left: number): string {
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
