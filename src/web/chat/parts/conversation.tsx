/** What has been said, by day and by who wrote, with what is new; it stays at its end unless the borrower reads further up. */
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../../platform/data/say.ts';
import { chatUnread } from '../data/chat-badge.ts';
import { dayLine, groupsOf } from '../data/groups.ts';
import { loadHistory } from '../host/connect.ts';
import { Dots } from './dots.tsx';
import { useHost, useView } from './host-context.ts';
import { Intro } from './intro.tsx';
import { SaidGroup } from './said-group.tsx';
import { useSeen } from './use-seen.ts';

const NEAR_PX = 80;

type ConversationProps = {
  held?: string | undefined;
  /** Whether the lender's welcome stands above the first message. */
  greets?: boolean;
  children?: ReactNode;
};

/** `children` stand after the last message; one that waits, drawn among them, is not drawn twice. */
export function Conversation({ held, greets = true, children }: ConversationProps) {
  const host = useHost();
  const all = useView('messages');
  const messages = all.filter(({ clientId, status }) => status === 'sent' || !held || clientId !== held);
  const earlier = useView('earlier');
  const newFrom = useView('newFrom');
  const isTyping = useView('isTyping');
  const box = useRef<HTMLElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added at the end comes into view
  useLayoutEffect(() => {
    if (isAtEnd) toEnd();
  }, [all, isTyping, children]);
  useSeen(isAtEnd);

  function onScroll(): void {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    setIsAtEnd(scrollHeight - scrollTop - clientHeight < NEAR_PX);
  }

  const now = host.world.now();
  return (
    <div className="hl-chat-body">
      <section
        ref={box}
        className="hl-chat-said"
        aria-label={say('chat.conversation')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {earlier !== undefined && (
          <button type="button" className="hl-link-button" onClick={() => void loadHistory(host)}>
            {say('chat.earlier')}
          </button>
        )}
        {greets && earlier === undefined && <Intro />}
        {groupsOf(messages, newFrom).map((group) => (
          <Fragment key={group.key}>
            {group.day !== undefined && <p className="hl-chat-day">{dayLine(group.day, now)}</p>}
            {group.isNew && <p className="hl-chat-new">{say('chat.new')}</p>}
            <SaidGroup group={group} />
          </Fragment>
        ))}
        {children}
        {isTyping && (
          <p className="hl-chat-typing">
            <span className="hl-hidden">{say('chat.typing')}</span>
            <Dots />
          </p>
        )}
      </section>
      <NewBelow isShown={!isAtEnd} onClick={toEnd} />
    </div>
  );
}

function NewBelow({ isShown, onClick }: { isShown: boolean; onClick(): void }) {
  const newFrom = useView('newFrom');
  if (!isShown || newFrom === undefined || chatUnread.read() === 0) return null;
  return (
    <button type="button" className="hl-chat-below" onClick={onClick}>
      {say('chat.newBelow')}
    </button>
  );
}
