/** The chats of a desk: the reader's own first, then those that wait, each with what one needs to choose. */
import type { Conversation } from '../../../types/conversations.ts';
import { AgentName } from './agent-name.tsx';
import { useDeskScope } from './desk-scope.ts';
import { WaitingTime } from './waiting-time.tsx';

type Props = { chats: readonly Conversation[]; chosen: string; onChoose(uuid: string): void };
type ListProps = Props & {
  /** Undefined where no lender shows names. */
  agentName: string | undefined;
};

export function ChatList({ chats, agentName, ...choice }: ListProps) {
  const { words } = useDeskScope();
  const mine = chats.filter(({ isMine }) => isMine);
  const waiting = chats.filter(({ state }) => state === 'WAITING');
  return (
    <nav className="hl-chats-list" aria-label={words.list}>
      {mine.length > 0 && <Group title={words.mine} chats={mine} {...choice} />}
      <Group title={words.waiting} chats={waiting} empty={words.none} {...choice} />
      {agentName !== undefined && <AgentName name={agentName} />}
    </nav>
  );
}

function Group({ title, chats, empty, ...choice }: Props & { title: string; empty?: string }) {
  return (
    <section className="hl-chats-group">
      <h2 className="hl-chats-group-title">
        {title} <span className="hl-work-count hl-number">{chats.length}</span>
      </h2>
      {chats.length === 0 && <p className="hl-chats-none">{empty}</p>}
      <ul>
        {chats.map((chat) => (
          <li key={chat.uuid}>
            <Entry chat={chat} {...choice} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ chat, chosen, onChoose }: Omit<Props, 'chats'> & { chat: Conversation }) {
  const { words, fill } = useDeskScope();
  const { uuid, name, lender, since, unread, loanNumber, isMine, isAway, account } = chat;
  return (
    <button
      type="button"
      className="hl-chats-entry"
      data-chat={uuid}
      aria-current={uuid === chosen ? 'true' : undefined}
      onClick={() => onChoose(uuid)}
    >
      <span className="hl-chats-entry-name">{name}</span>
      <span className="hl-chats-entry-time">
        {isAway && <>{words.awayMark} · </>}
        <WaitingTime since={since} />
      </span>
      <span className="hl-chats-entry-about">
        {[lender, loanNumber, account && words.signedInMark].filter(Boolean).join(' · ')}
      </span>
      {isMine && unread > 0 && uuid !== chosen && (
        <span className="hl-chats-unread">{fill(words.unread, { unread })}</span>
      )}
    </button>
  );
}
