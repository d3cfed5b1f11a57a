/** An earlier chat, which can be read and not gone on with. */
import { useOrg } from '../../data/org-context.ts';
import { say } from '../../data/say.ts';
import { Conversation } from './conversation.tsx';

export function ReadChat() {
  const phone = useOrg().orgMetaData.companyInfo.phoneFormatted ?? '';
  return (
    <>
      <Conversation greets={false} />
      <p className="hl-chat-note">{say('chat.reading', { phone })}</p>
    </>
  );
}
