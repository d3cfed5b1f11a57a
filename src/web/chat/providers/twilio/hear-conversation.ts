/** What the conversation tells: messages, who is there, who types, what is read, and its end. */
import { idOf, takeMessages } from './take-message.ts';
import { isOwn, over, type TwilioChat } from './twilio-chat.ts';
import type { TwilioConversation, TwilioParticipant } from './twilio-sdk.ts';

export function hearConversation(chat: TwilioChat, conversation: TwilioConversation): void {
  const others = (hear: (participant: TwilioParticipant) => void) => (participant: TwilioParticipant) => {
    if (!isOwn(chat, participant.identity)) hear(participant);
  };
  conversation.on('messageAdded', (message) => void takeMessages(chat, [message]));
  conversation.on(
    'typingStarted',
    others(() => typing(chat, true)),
  );
  conversation.on(
    'typingEnded',
    others(() => typing(chat, false)),
  );
  conversation.on(
    'participantJoined',
    others(() => void tellPresence(chat, conversation)),
  );
  conversation.on(
    'participantLeft',
    others(() => void tellPresence(chat, conversation)),
  );
  conversation.on('participantUpdated', ({ participant }) =>
    others((other) => read(chat, other))(participant),
  );
  conversation.on('updated', () => endIfOver(chat, conversation));
  conversation.on('removed', () => over(chat, 'closed'));
}

/** How the conversation stands: the latest messages, who is there, whether it is over. */
export async function hearStanding(chat: TwilioChat, conversation: TwilioConversation): Promise<void> {
  const { turn, ground } = chat;
  const { items } = await conversation.getMessages(ground.policies.historyMessages);
  if (chat.turn !== turn) return;
  await takeMessages(chat, items);
  await tellPresence(chat, conversation);
  if (chat.turn === turn) endIfOver(chat, conversation);
}

async function tellPresence(chat: TwilioChat, conversation: TwilioConversation): Promise<void> {
  const { turn } = chat;
  const all = await conversation.getParticipants().catch(() => undefined);
  if (!all || chat.turn !== turn) return;
  const others = all.filter(({ identity }) => identity !== null && !isOwn(chat, identity));
  chat.hub.tell({ type: 'agent', present: others.length > 0 });
  // Who had read before they were heard of tells of no change.
  for (const other of others) read(chat, other);
}

function endIfOver(chat: TwilioChat, { state, status }: TwilioConversation): void {
  const current = state?.current ?? 'active';
  if (current !== 'active') over(chat, current);
  else if (status !== 'joined') over(chat, 'closed');
}

function typing(chat: TwilioChat, on: boolean): void {
  clearTimeout(chat.agentTyping);
  chat.hub.tell({ type: 'typing', on });
  if (!on) return;
  const wait = chat.ground.policies.agentTypingSeconds * 1000;
  chat.agentTyping = setTimeout(() => chat.hub.tell({ type: 'typing', on: false }), wait);
}

function read({ hub }: TwilioChat, { lastReadMessageIndex }: TwilioParticipant): void {
  if (lastReadMessageIndex !== null) hub.tell({ type: 'read', upTo: idOf(lastReadMessageIndex) });
}
