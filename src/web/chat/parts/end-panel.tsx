/** The chat is over: thanks, the survey, and another (ACC-C13). What was said can still be read and downloaded. */
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { say } from '../../platform/data/say.ts';
import { openSurvey } from '../host/open-survey.ts';
import { useHost, useView } from './host-context.ts';
import { TranscriptButton } from './transcript-button.tsx';

export function EndPanel() {
  const host = useHost();
  const messages = useView('messages');
  // The survey knows a chat with a person by its channel; the chatbot has none.
  const hasSurvey = useView('channel') !== undefined;
  const [isAsking, setIsAsking] = useState(false);
  const survey = async () => {
    setIsAsking(true);
    await openSurvey(host);
    setIsAsking(false);
  };
  return (
    <div className="hl-chat-end">
      <IconCircleCheck size={40} stroke={1.5} aria-hidden />
      <h3>{say('chat.thanks')}</h3>
      {hasSurvey && (
        <button
          type="button"
          className="hl-button"
          data-kind="primary"
          data-first
          aria-disabled={isAsking}
          onClick={() => void (isAsking || survey())}
        >
          {say('chat.survey')}
        </button>
      )}
      <button
        type="button"
        className="hl-button"
        data-kind={hasSurvey ? 'secondary' : 'primary'}
        data-first={hasSurvey ? undefined : true}
        onClick={() => host.run.tell({ name: 'new-chat' })}
      >
        {say('chat.newChat')}
      </button>
      {messages.length > 0 && <TranscriptButton />}
    </div>
  );
}
