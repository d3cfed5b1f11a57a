/**
 * Questions that stand ready: before a first one those that are often asked on this page, and below an answer that is none
 * those that may be meant. Pressing one asks it.
 */
import { type MouseEvent, useEffect, useState } from 'react';
import { say } from '../../platform/data/say.ts';
import { useHost, useView } from './host-context.ts';
import { isTouch } from './is-touch.ts';

export function BotSuggestions({ onAsk }: { onAsk(question: string): void }) {
  const usual = useSuggestions();
  const messages = useView('messages');
  const isFirst = messages.length === 0;
  const questions = isFirst ? usual : (messages.at(-1)?.answer?.offers ?? []);
  if (questions.length === 0) return null;
  const name = say(isFirst ? 'chat.suggests' : 'chat.offers');

  function press({ currentTarget }: MouseEvent<HTMLElement>, question: string): void {
    // The buttons go away with the question, and the cursor must not.
    const next = isTouch() ? 'section' : 'textarea';
    currentTarget.closest('[role=dialog]')?.querySelector<HTMLElement>(next)?.focus();
    onAsk(question);
  }

  return (
    <div className="hl-bot-suggests">
      {isFirst && <p aria-hidden>{name}</p>}
      <ul className="hl-bot-questions" aria-label={name}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className="hl-bot-button" onClick={(event) => press(event, question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** None until they have come: who has something to ask need not wait for them. */
function useSuggestions(): readonly string[] {
  const { line } = useHost();
  const isThere = useView('isCaughtUp');
  const [questions, setQuestions] = useState<readonly string[]>([]);
  useEffect(() => {
    const current = isThere ? line.current() : undefined;
    const asked = current?.provider.suggest?.(current.signal);
    asked?.then((found) => current?.isCurrent() && setQuestions(found)).catch(() => undefined);
  }, [line, isThere]);
  return questions;
}
