/** What a frame of the server means for the chat. */
import { ChatFailure } from '../../port/chat-failure.ts';
import type { ChatMessage } from '../../port/chat-provider.ts';
import type { ServerFrame } from './server-frame.ts';
import { over, type StreamChat } from './stream-chat.ts';

type Heard<Kind extends ServerFrame['t']> = ServerFrame & { t: Kind };

export function hearFrame(chat: StreamChat, frame: ServerFrame | undefined): void {
  if (!frame) return;
  const { hub, sends } = chat;
  if (frame.t === 'welcome') welcomed(chat, frame);
  else if (frame.t === 'message') take(chat, frame.message);
  else if (frame.t === 'ack') acknowledged(chat, frame);
  else if (frame.t === 'nack')
    sends.refused(frame.clientId, new ChatFailure(frame.code === 'ENDED' ? 'ENDED' : 'REFUSED', frame.code));
  else if (frame.t === 'agent') hub.tell({ type: 'agent', present: frame.present });
  else if (frame.t === 'typing') typing(chat, frame.on);
  else if (frame.t === 'read') read(chat, frame.seq);
  else if (frame.t === 'queue') hub.tell({ type: 'queue', position: frame.position });
  else if (frame.t === 'channel' && frame.frozen) over(chat, 'frozen');
}

function welcomed(chat: StreamChat, { frozen, present, read: upTo, messages }: Heard<'welcome'>): void {
  chat.isUp = true;
  chat.isRefreshed = false;
  chat.line?.settled();
  for (const message of messages) take(chat, message);
  chat.hub.tell({ type: 'connection', state: 'connected' });
  chat.hub.tell({ type: 'agent', present });
  read(chat, upTo);
  chat.met?.done();
  chat.met = undefined;
  if (frozen) over(chat, 'frozen');
  // An answer may have been lost with the connection: under its own identifier the server takes each once.
  else for (const frame of chat.sends.frames()) chat.line?.say(frame);
}

/** A message of the log; one of ours is also the answer to its sending. */
function take({ log, hub, sends }: StreamChat, message: ChatMessage): void {
  log.add(message);
  hub.tell({ type: 'message', message });
  const { clientId, id, seq, role } = message;
  if (clientId !== undefined && role === 'borrower') sends.taken(clientId, { id, seq });
}

function acknowledged({ hub, sends, uploaded }: StreamChat, { clientId, id, seq }: Heard<'ack'>): void {
  uploaded.delete(clientId);
  sends.taken(clientId, { id, seq });
  hub.tell({ type: 'ack', clientId, id });
}

function typing(chat: StreamChat, on: boolean): void {
  clearTimeout(chat.agentTyping);
  chat.hub.tell({ type: 'typing', on });
  if (!on) return;
  const wait = chat.ground.policies.agentTypingSeconds * 1000;
  chat.agentTyping = setTimeout(() => chat.hub.tell({ type: 'typing', on: false }), wait);
}

function read({ log, hub }: StreamChat, seq: number): void {
  const upTo = log.latestUpTo(seq, 'borrower')?.id;
  if (upTo !== undefined) hub.tell({ type: 'read', upTo });
}
