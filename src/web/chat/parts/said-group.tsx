/** Messages that one side wrote within minutes: each in its bubble, and once who and when. */
import { say } from '../../platform/data/say.ts';
import { sayTime } from '../../platform/data/say-time.ts';
import type { Group } from '../data/groups.ts';
import { sayWho } from '../data/said-aloud.ts';
import type { Said } from '../data/transcript.ts';
import type { CarriedTurn } from '../port/chat-provider.ts';
import { BotAnswer } from './bot-answer.tsx';
import { CarriedTalk } from './carried-talk.tsx';
import { useHost, useView } from './host-context.ts';
import { SaidFiles } from './said-files.tsx';
import { SaidText } from './said-text.tsx';

export function SaidGroup({ group: { role, items } }: { group: Group }) {
  if (role === 'system')
    return items.map(({ id, text }) => (
      <p key={id} className="hl-chat-line">
        {text}
      </p>
    ));
  const last = items.at(-1);
  if (last?.turns) return <Carried turns={last.turns} />;
  return (
    <div className="hl-chat-group" data-role={role}>
      {role !== 'borrower' && last && <p className="hl-chat-who">{sayWho(last)}</p>}
      {items.map((one) => (
        <Bubble key={one.clientId ?? one.id} said={one} />
      ))}
      {last && <Standing said={last} />}
    </div>
  );
}

function Carried({ turns }: { turns: readonly CarriedTurn[] }) {
  const words = { title: say('chat.botTalk'), asked: say('chat.you') };
  return (
    <CarriedTalk
      turns={turns}
      words={{ ...words, answered: say('chat.bot'), bad: say('chat.badResponse') }}
    />
  );
}

function Bubble({ said }: { said: Said }) {
  return (
    <>
      <div className="hl-chat-bubble" data-status={said.status}>
        {said.role === 'borrower' && <span className="hl-hidden">{say('chat.you')}: </span>}
        {said.answer ? <BotAnswer said={said} /> : said.text && <SaidText text={said.text} />}
        <SaidFiles files={said.files} />
      </div>
      {said.status === 'failed' && <Failed said={said} />}
    </>
  );
}

function Failed({ said: { clientId } }: { said: Said }) {
  const { run } = useHost();
  return (
    <p className="hl-chat-failed">
      {say('chat.failed')}
      <button
        type="button"
        className="hl-link-button"
        onClick={() => run.tell({ name: 'retry', clientId: clientId ?? '' })}
      >
        {say('chat.retry')}
      </button>
    </p>
  );
}

/** When it was written; of the borrower's own, also whether it was read. */
function Standing({ said }: { said: Said }) {
  const isRead = useIsRead(said);
  if (said.status === 'failed') return null;
  const time = sayTime(Date.parse(said.at));
  const note = said.status === 'sending' ? say('chat.sending') : isRead ? say('chat.read') : '';
  return <p className="hl-chat-when">{[time, note].filter(Boolean).join(' · ')}</p>;
}

// Only the last message that was read says so.
function useIsRead({ id }: Said): boolean {
  return useView('readUpTo') === id;
}
