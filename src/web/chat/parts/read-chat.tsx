/** An earlier chat, which can be read and not gone on with. */
import { say } from '../../data/say.ts';
import { Conversation } from './conversation.tsx';

export function ReadChat() {
  return (
    <>
      <Conversation />
      <p className="hl-chat-note">{say('chat.reading')}</p>
    </>
  );
}
