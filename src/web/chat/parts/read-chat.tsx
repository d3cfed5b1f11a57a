/** An earlier chat, which can be read and not gone on with. */
import { say } from '../../platform/data/say.ts';
import { Conversation } from './conversation.tsx';
import { ReachWords } from './reach-words.tsx';

export function ReadChat() {
  return (
    <>
      <Conversation greets={false} />
      <p className="hl-chat-note">
        <ReachWords says={(ways) => say('chat.reading', ways)} />
      </p>
    </>
  );
}
