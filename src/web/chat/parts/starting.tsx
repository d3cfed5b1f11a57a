/** The chat is on its way. */
import { say } from '../../platform/data/say.ts';
import { Dots } from './dots.tsx';

export function Starting() {
  return (
    <div className="hl-chat-starting">
      <p>
        {say('chat.starting')} <Dots />
      </p>
    </div>
  );
}
