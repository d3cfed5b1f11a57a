/** Before a first question: those that are often asked on this page. Pressing one asks it. */
import { type MouseEvent, useEffect, useId, useState } from 'react';
import { say } from '../../data/say.ts';
import { useHost, useView } from './host-context.ts';
import { isTouch } from './is-touch.ts';

export function BotSuggestions({ onAsk }: { onAsk(question: string): void }) {
  const id = useId();
  const questions = useSuggestions();
  const isAsked = useView('messages').length > 0;
  if (isAsked || questions.length === 0) return null;

  function press({ currentTarget }: MouseEvent<HTMLElement>, question: string): void {
    // The buttons go away with the first question, and the cursor must not.
    const next = isTouch() ? 'section' : 'textarea';
    currentTarget.closest('[role=dialog]')?.querySelector<HTMLElement>(next)?.focus();
    onAsk(question);
  }

  return (
    <div className="hl-bot-suggests">
      <p id={id}>{say('chat.suggests')}</p>
      <ul className="hl-bot-questions" aria-labelledby={id}>
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
