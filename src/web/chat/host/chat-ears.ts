/** What the provider says becomes events of the panel, or something to show. */
import { writeChat } from '../data/stored-chats.ts';
import { withReceipt } from '../data/transcript.ts';
import type { ProviderEvent } from '../port/chat-provider.ts';
import type { ChatParts } from './chat-parts.ts';
import { storeLive } from './store-chats.ts';
import { takeSaid } from './take-said.ts';
import { tellLine } from './tell-line.ts';

export function chatEars(parts: ChatParts): (event: ProviderEvent) => void {
  return (event) => hear[event.type](parts, event as never);
}

type Hear = {
  [Kind in ProviderEvent['type']]: (parts: ChatParts, event: Extract<ProviderEvent, { type: Kind }>) => void;
};

const hear: Hear = {
  connection: ({ run }, { state }) => {
    if (state === 'connected') run.tell({ name: 'connected' });
    else if (state === 'reconnecting') run.tell({ name: 'disconnected' });
    else if (state === 'denied') run.tell({ name: 'token-denied' });
    else if (state === 'failed') run.tell({ name: 'given-up' });
  },
  message: (parts, { message }) => takeSaid(parts, message),
  ack: ({ view, run }, { clientId, id }) => {
    view.change({ messages: withReceipt(view.read().messages, clientId, { id }) });
    run.tell({ name: 'acknowledged', clientId });
  },
  agent: (parts, { present }) => {
    const { run, view } = parts;
    const isThere = run.known().isAgentThere === true;
    if (present) run.tell({ name: 'agent-joined', isThere: true });
    else if (isThere) run.tell({ name: 'agent-left' });
    const hasJoined = !isThere && run.known().isAgentThere === true;
    if (hasJoined && view.read().isCaughtUp) tellLine(parts, 'joined');
  },
  typing: ({ view }, { on }) => view.change({ isTyping: on }),
  read: ({ view }, { upTo }) => view.change({ readUpTo: upTo }),
  queue: ({ run }, { position }) => run.tell({ name: 'queue-moved', position }),
  ended: ({ run }) => run.tell({ name: 'ended' }),
  token: ({ run }, { about }) => {
    if (about === 'expired') run.tell({ name: 'refresh-failed', status: 0 });
    else run.tell({ name: about === 'expiring' ? 'token-expiring' : 'token-denied' });
  },
  session: ({ run }, { session }) => {
    const kind = run.known().live ? 'live' : 'bot';
    const whole = { ...(run.known()[kind] as object), ...session };
    run.learn({ [kind]: whole });
    if (kind === 'live') storeLive({ run });
    else writeChat('bot', whole);
  },
};
