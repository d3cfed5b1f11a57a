/** A person and the borrower write to each other. */
import { say } from '../../platform/data/say.ts';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { useHost, usePanel, useView } from './host-context.ts';

export function LiveChat() {
  const { run, drafts, line } = useHost();
  const can = useView('can');
  usePanel();
  const maySend = run.would({ name: 'send', text: '…' });
  return (
    <>
      <Conversation />
      {can.send && maySend && (
        <Composer
          attaches={can.attach}
          first={drafts.typed()}
          onChange={drafts.type}
          onTyping={(text) => line.current()?.provider.typing(text)}
          onSend={({ text, files }) => {
            const clientId = crypto.randomUUID();
            drafts.keep({ clientId, text, files });
            run.tell({ name: 'send', clientId, text, files: files.map(({ name }) => name) });
          }}
        />
      )}
      {can.send && !maySend && <p className="hl-chat-note">{say('chat.noSending')}</p>}
    </>
  );
}
