/**
 * Questions from public records that only the signer can answer, with the time left: a thin line and the minutes, and
 * a warning before the end. When the time is over the page loads again: it says what follows.
 */

import { useEffect, useEffectEvent } from 'react';
import { isRecord } from '../../engine/facts/facts.ts';
import { useTimeLeft } from '../parts/use-time-left.ts';
import type { JsonObject } from '../platform/data/json.ts';
import { say } from '../platform/data/say.ts';
import { serverAheadMs } from '../platform/data/server-clock.ts';
import type { WidgetProps } from '../platform/data/widget.ts';
import { figuresOf } from './parts/figures.ts';
import { group } from './parts/group.ts';
import { KbaCard, type KbaQuestion } from './parts/kba-card.tsx';
import { KbaClock } from './parts/kba-clock.tsx';
import './kba.css';

/** How often to reload the page until the server too has seen the end of the time. */
const AGAIN_MS = 1500;

/** Value { questionId: choice }. Questions, deadline and limits are the server's: `figures.kba`. */
export function Kba(props: WidgetProps<JsonObject>) {
  const { questions = [], deadline, seconds = 0, warnSeconds = 0 } = figuresOf(props.facts).kba ?? {};
  const left = useTimeLeft(endOf(deadline));
  const isOver = left === 0;
  const refresh = useEffectEvent(() => void props.page.refresh());
  useEffect(() => {
    if (!isOver) return;
    refresh();
    const timer = setInterval(refresh, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  const value = isRecord(props.value) ? props.value : {};
  const answered = questions.filter(({ id }) => value[id] !== undefined).length;
  if (questions.length === 0) return <p className="hl-note">{say('kba.getting')}</p>;
  return (
    <div {...group(props)} className="hl-kba">
      {Number.isFinite(left) && (
        <KbaClock
          left={left}
          total={seconds}
          warnAt={warnSeconds}
          done={say('kba.answered', { done: answered, count: questions.length })}
        />
      )}
      {questions.map((question: KbaQuestion, index) => (
        <KbaCard
          key={question.id}
          of={props}
          question={question}
          place={say('kba.question', { number: index + 1, count: questions.length })}
          locked={isOver}
          chosen={value[question.id]}
          onChoose={(choice) => props.onChange({ ...value, [question.id]: choice })}
        />
      ))}
    </div>
  );
}

// The deadline is the server's: a browser's own clock may be hours off.
function endOf(deadline: string | undefined): number {
  return deadline === undefined ? Number.POSITIVE_INFINITY : Date.parse(deadline) - serverAheadMs.read();
}
