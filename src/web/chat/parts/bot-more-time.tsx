/** A minute before the chat with the chatbot is over: whoever is still reading may keep it (WCAG 2.2.1). */
import { useEffect } from 'react';
import { say } from '../../platform/data/say.ts';
import { announceSoon } from '../data/announce-soon.ts';
import { useHost, useView } from './host-context.ts';

export function BotMoreTime() {
  const { run } = useHost();
  const isOffered = useView('offersTime');
  const text = say('chat.expiring');
  useEffect(() => {
    if (isOffered) announceSoon(text);
  }, [isOffered, text]);
  if (!isOffered) return null;
  return (
    <div className="hl-chat-time">
      <p>{text}</p>
      <button
        type="button"
        className="hl-button"
        data-kind="secondary"
        data-size="small"
        onClick={() => run.tell({ name: 'more-time' })}
      >
        {say('chat.keepChatting')}
      </button>
    </div>
  );
}
