/** The chatbot answers, until its time is over; a person is one press away while people answer (ACC-C16). */
import { useId } from 'react';
import { say } from '../../platform/data/say.ts';
import './bot.css';
import { BotMoreTime } from './bot-more-time.tsx';
import { BotSuggestions } from './bot-suggestions.tsx';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { useHost, usePanel, useView } from './host-context.ts';

export function BotChat() {
  const { run, drafts, world } = useHost();
  const id = useId();
  usePanel();
  // A transcript of TalkJS is read, and no one answers there.
  const isSeen =
    useView('messages').length > 0 && run.known().isOpen === true && world.carrier() !== 'talkjs';
  const mayAsk = run.would({ name: 'ask', text: '…' });
  const ask = (text: string) => {
    const clientId = crypto.randomUUID();
    drafts.keep({ clientId, text, files: [] });
    run.tell({ name: 'ask', clientId, text });
  };
  return (
    <>
      <Conversation>
        {mayAsk && <BotSuggestions onAsk={ask} />}
        <BotMoreTime />
      </Conversation>
      <div className="hl-bot-person">
        <button
          type="button"
          className="hl-bot-button"
          aria-describedby={isSeen ? id : undefined}
          onClick={() => run.tell({ name: 'hand-off' })}
        >
          {say('chat.person')}
        </button>
        {isSeen && <p id={id}>{say('chat.agentSees')}</p>}
      </div>
      {mayAsk && (
        <Composer
          attaches={false}
          first={drafts.typed()}
          onChange={drafts.type}
          onSend={({ text }) => ask(text)}
        />
      )}
    </>
  );
}
