/** No one has come yet. What the borrower says first waits here, and may be changed until then (ACC-C14). */
import { useState } from 'react';
import type { ChatSession } from '../../../types/chat-session.ts';
import { say } from '../../platform/data/say.ts';
import type { Written } from '../host/drafts.ts';
import { heldId } from '../host/held.ts';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { Dots } from './dots.tsx';
import { useHost, useKnown, useView } from './host-context.ts';
import { SaidFiles } from './said-files.tsx';
import { SaidText } from './said-text.tsx';

type Held = { clientId: string; text: string };

export function WaitingChat() {
  const { run, drafts } = useHost();
  const held = useKnown('held') as Held | undefined;
  const can = useView('can');
  const [isEditing, setIsEditing] = useState(false);

  function keep({ text, files }: Written): void {
    const clientId = held?.clientId ?? heldId((run.known().live ?? {}) as ChatSession);
    drafts.keep({ clientId, text, files });
    run.tell({ name: held ? 'edit-held' : 'send', clientId, text, files: files.map(({ name }) => name) });
    setIsEditing(false);
  }

  const writes = can.send && (!held || isEditing);
  return (
    <>
      <Conversation held={held?.clientId}>
        {held && !isEditing && <HeldBubble held={held} onEdit={() => setIsEditing(true)} />}
        <WaitingLine isHolding={held !== undefined} />
      </Conversation>
      {writes && (
        <Composer
          key={String(isEditing)}
          attaches={can.attach}
          {...(held
            ? {
                first: { text: held.text, files: drafts.find(held.clientId)?.files ?? [] },
                onCancel: () => setIsEditing(false),
              }
            : { first: drafts.typed(), onChange: drafts.type })}
          onSend={keep}
        />
      )}
    </>
  );
}

function HeldBubble({ held: { clientId, text }, onEdit }: { held: Held; onEdit(): void }) {
  const files = useHost().drafts.find(clientId)?.files ?? [];
  return (
    <div className="hl-chat-group" data-role="borrower">
      <div className="hl-chat-bubble" data-status="held">
        <span className="hl-hidden">{say('chat.you')}: </span>
        {text && <SaidText text={text} />}
        <SaidFiles files={files.map(({ name, size }) => ({ name, size, url: '' }))} />
      </div>
      <p className="hl-chat-when">
        {say('chat.held')}{' '}
        <button type="button" className="hl-link-button" onClick={onEdit}>
          {say('chat.edit')}
        </button>
      </p>
    </div>
  );
}

function WaitingLine({ isHolding }: { isHolding: boolean }) {
  const position = useView('position');
  return (
    <div className="hl-chat-waiting">
      <p>
        {say('chat.waiting')} <Dots />
      </p>
      {position !== undefined && (
        <p>{position === 1 ? say('chat.next') : say('chat.position', { position })}</p>
      )}
      {!isHolding && <p>{say('chat.sayFirst')}</p>}
    </div>
  );
}
