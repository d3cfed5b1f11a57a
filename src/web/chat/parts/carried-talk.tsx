/** What was said with the chatbot before a person took over: each question with its answer, and the answers that were called bad. */
import type { CarriedTurn } from '../port/chat-provider.ts';
import './carried-talk.css';

/** Who asked, who answered, and how an answer that was called bad is marked. */
type Words = { title: string; asked: string; answered: string; bad: string };

export function CarriedTalk({ turns, words }: { turns: readonly CarriedTurn[]; words: Words }) {
  const { title, asked, answered, bad } = words;
  return (
    <div className="hl-carried">
      <p>{title}</p>
      <dl>
        {turns.map(({ question, answer, rating, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change its place
          <div key={place}>
            <dt>
              {asked}: {question}
            </dt>
            <dd>
              {answered}: {answer}
            </dd>
            {rating !== undefined && <dd data-bad>{reason ? `${bad}: ${reason}` : bad}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
