/** What is in the panel in each phase. */
import type { ComponentType } from 'react';
import { say } from '../../platform/data/say.ts';
import { BotChat } from './bot-chat.tsx';
import { Conversation } from './conversation.tsx';
import { EndPanel } from './end-panel.tsx';
import { usePanel } from './host-context.ts';
import { LiveChat } from './live-chat.tsx';
import { PreForm } from './pre-form.tsx';
import { ReachWords } from './reach-words.tsx';
import { Starting } from './starting.tsx';
import { StoppedPanel } from './stopped-panel.tsx';
import { WaitingChat } from './waiting-chat.tsx';

const VIEWS: Readonly<Record<string, ComponentType>> = {
  preForm: PreForm,
  waiting: WaitingChat,
  live: LiveChat,
  bot: BotChat,
  reading: ReadChat,
  stopped: StoppedPanel,
  ended: EndPanel,
};

/** Before a phase has something to show, the chat is on its way. */
export function PhaseView() {
  const View = VIEWS[usePanel().phase] ?? Starting;
  return <View />;
}

/** An earlier chat, which can be read and not continued with. */
function ReadChat() {
  return (
    <>
      <Conversation greets={false} />
      <p className="hl-chat-note">
        <ReachWords says={(ways) => say('chat.reading', ways)} />
      </p>
    </>
  );
}
