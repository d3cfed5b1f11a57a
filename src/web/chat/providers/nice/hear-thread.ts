/** What the SDK tells of a thread: messages, who is there, who types, the place in the queue, and its end. */
import type { NiceClient, NiceEventName, NiceSdk, NiceThread } from '../../port/nice-sdk.ts';
import { type NiceChat, over, take } from './nice-chat.ts';
import { readMessage, readMessages, valueAt } from './read-nice.ts';

type Line = { sdk: NiceSdk; client: NiceClient; thread: NiceThread };

/** Listens, and reads how the thread stands; one that the provider does not have is begun. */
export async function hearThread(chat: NiceChat, { sdk, client, thread }: Line): Promise<void> {
  const { turn } = chat;
  const { ChatEvent } = sdk;
  const on = (name: NiceEventName, hear: (data: unknown) => void) => {
    const own = ({ detail }: { detail: { data: unknown } }) => chat.turn === turn && hear(detail.data);
    const isOfThread = name === 'MESSAGE_CREATED';
    chat.ends.push(
      isOfThread ? thread.onThreadEvent(ChatEvent[name], own) : client.onChatEvent(ChatEvent[name], own),
    );
  };
  on('MESSAGE_CREATED', (data) => came(chat, data));
  on('AGENT_TYPING_STARTED', () => chat.hub.tell({ type: 'typing', on: true }));
  on('AGENT_TYPING_ENDED', () => chat.hub.tell({ type: 'typing', on: false }));
  on('ASSIGNED_AGENT_CHANGED', (data) => tellPresence(chat, valueAt(data, 'inboxAssignee')));
  on('CASE_STATUS_CHANGED', (data) => endIfClosed(chat, valueAt(data, 'case.status')));
  on('LIVECHAT_RECOVERED', (data) => hearStanding(chat, data));
  on('SET_POSITION_IN_QUEUE', (data) => tellPosition(chat, valueAt(data, 'positionInQueue')));
  const standing = await thread.recover().catch(() => thread.startChat?.());
  if (chat.turn === turn) hearStanding(chat, standing);
}

function hearStanding(chat: NiceChat, standing: unknown): void {
  for (const message of readMessages(standing, 'messages')) take(chat, message);
  tellPresence(chat, valueAt(standing, 'inboxAssignee'));
  endIfClosed(chat, valueAt(standing, 'consumerContact.status'));
}

function came(chat: NiceChat, data: unknown): void {
  for (const message of readMessage(valueAt(data, 'message')))
    if (message.role === 'borrower' && chat.held) chat.held.push(message);
    else take(chat, message);
}

function tellPresence({ hub }: NiceChat, assignee: unknown): void {
  hub.tell({ type: 'agent', present: assignee !== undefined && assignee !== null });
}

function tellPosition({ hub }: NiceChat, position: unknown): void {
  if (typeof position === 'number') hub.tell({ type: 'queue', position });
}

function endIfClosed(chat: NiceChat, status: unknown): void {
  if (status === 'closed') over(chat);
}
