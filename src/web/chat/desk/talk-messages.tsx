/** What was said, the latest at the end, and below it what the borrower is typing. It stays at the end unless one reads above. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { sayTime } from '../../platform/data/say-time.ts';
import { CarriedTalk } from '../parts/carried-talk.tsx';
import type { ChatMessage } from '../port/chat-provider.ts';
import { useDeskScope } from './desk-scope.ts';
import { saidOnce } from './said-once.ts';
import type { Talk } from './talk.ts';
import { TalkFile } from './talk-file.tsx';

type Props = { talk: Talk; name: string; onRetry(message: ChatMessage): void };

const nearEndPx = 80;

export function TalkMessages({ talk, name, onRetry }: Props) {
  const { words, fill } = useDeskScope();
  const place = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const { current } = place;
    if (current && isAtEnd.current) current.scrollTop = current.scrollHeight;
  });
  // A phone's keyboard, or a turn of it, leaves less room: the end stays in sight.
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const sizes = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    sizes.observe(current);
    return () => sizes.disconnect();
  }, []);
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = place.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
  };
  const messages = saidOnce(talk.messages);
  const lastRead = talk.messages.findLast(
    ({ role, seq, status }) => role === 'agent' && status === 'sent' && seq <= talk.read,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it
    <section {...{ ref: place, onScroll }} className="hl-talk-messages" tabIndex={0} aria-label={words.said}>
      {messages.length === 0 && <p className="hl-talk-quiet">{words.quiet}</p>}
      {messages.map((message, index) => (
        <Bubble
          key={message.clientId ?? message.id}
          {...{ message, onRetry }}
          head={headOf(message, messages[index - 1], name)}
          isRead={message === lastRead}
        />
      ))}
      {talk.isTyping && (
        <div className="hl-talk-line" data-role="borrower">
          <p className="hl-talk-bubble" data-typing>
            {talk.preview || <span aria-hidden="true">…</span>}
          </p>
          <p className="hl-talk-note">{fill(words.typing, { name })}</p>
        </div>
      )}
    </section>
  );
}

/** Who speaks, where it is another than before. */
function headOf(message: ChatMessage, before: ChatMessage | undefined, visitor: string): string | undefined {
  const who = (one: ChatMessage) => (one.role === 'agent' ? (one.name ?? '') : visitor);
  return before && before.role === message.role && who(before) === who(message) ? undefined : who(message);
}

type BubbleProps = {
  message: ChatMessage;
  head: string | undefined;
  isRead: boolean;
  onRetry(message: ChatMessage): void;
};

function Bubble({ message, head, isRead, onRetry }: BubbleProps) {
  const { words, fill } = useDeskScope();
  const { role, text, files, at, status, turns } = message;
  if (turns)
    return (
      <CarriedTalk
        turns={turns}
        words={{ title: words.before, asked: head ?? '', answered: words.assistant, bad: words.bad }}
      />
    );
  return (
    <div className="hl-talk-line" data-role={role}>
      {head && <p className="hl-talk-head">{fill('{{item.head | mailbox}}', { head })}</p>}
      {text !== '' && (
        <p className="hl-talk-bubble" data-status={status}>
          {text}
        </p>
      )}
      {files.map((file) => (
        <TalkFile key={file.url || file.name} file={file} />
      ))}
      <p className="hl-talk-note">
        <time dateTime={at}>{sayTime(Date.parse(at))}</time>
        {isRead && <span> · {words.read}</span>}
        {status === 'sending' && <span> · {words.sending}</span>}
        {status === 'failed' && (
          <>
            <span className="hl-talk-failed"> · {words.failed} </span>
            <button type="button" className="hl-link-button" onClick={() => onRetry(message)}>
              {words.retry}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
