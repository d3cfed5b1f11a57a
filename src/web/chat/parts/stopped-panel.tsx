/** The chat cannot continue: what was typed is kept for the next one, and no one is promised anymore. */
import { IconMessageOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { say } from '../../platform/data/say.ts';
import { keepTyped } from '../data/kept-typed.ts';
import type { ChatParts } from '../host/chat-parts.ts';
import type { Written } from '../host/drafts.ts';
import { useHost, useView } from './host-context.ts';
import { HoursLine } from './hours-line.tsx';
import { ReachWords } from './reach-words.tsx';
import { TranscriptButton } from './transcript-button.tsx';

export function StoppedPanel() {
  const host = useHost();
  const messages = useView('messages');
  const kept = unsent(host);
  const { text } = kept;
  useEffect(() => keepTyped(text), [text]);
  // A transcript is read, and no chat begins there.
  const begins = host.world.carrier() !== 'talkjs';
  const begin = () => {
    host.drafts.type(kept);
    host.run.tell({ name: 'new-chat' });
  };
  return (
    <div className="hl-chat-end" data-kind="stopped">
      <IconMessageOff size={40} stroke={1.5} aria-hidden />
      <h3>{say('chat.stopped')}</h3>
      <p>
        <ReachWords says={(ways) => (begins ? say('chat.stoppedText', ways) : say('chat.unread', ways))} />
      </p>
      {(kept.text !== '' || kept.files.length > 0) && (
        <div className="hl-chat-kept">
          <p>{say('chat.unsent')}</p>
          {kept.text && <blockquote translate="no">{kept.text}</blockquote>}
          {kept.files.map(({ name }) => (
            <p key={name} translate="no">
              {name}
            </p>
          ))}
        </div>
      )}
      {begins && (
        <button type="button" className="hl-button" data-kind="primary" data-first onClick={begin}>
          {say('chat.newChat')}
        </button>
      )}
      {messages.some(({ status }) => status === 'sent') && <TranscriptButton />}
      <HoursLine />
    </div>
  );
}

/**
 * What the borrower wrote in a chat that cannot continue, and no one has: the message that waited, those that failed, and what is in
 * the field.
 */
function unsent({ run, view, drafts }: ChatParts): Written {
  const held = run.known().held as { clientId: string; text: string } | undefined;
  const waiting = view
    .read()
    .messages.filter(
      (one) => one.role === 'borrower' && one.status !== 'sent' && one.clientId !== held?.clientId,
    );
  const ids = [...(held ? [held.clientId] : []), ...waiting.map(({ clientId = '' }) => clientId)];
  const typed = drafts.typed();
  const texts = [held?.text, ...waiting.map(({ text }) => text), typed.text];
  const files = [...ids.flatMap((id) => drafts.find(id)?.files ?? []), ...typed.files];
  return { text: texts.filter(Boolean).join('\n'), files };
}
