/** The chat with people that NICE carries, by a client that the deployment provides. */
import type { ChatSession } from '../../../../types/chat-session.ts';
import { beginLive } from '../../line/begin-live.ts';
import { eventHub } from '../../line/event-hub.ts';
import { messageLog } from '../../line/message-log.ts';
import { ChatFailure } from '../../port/chat-failure.ts';
import type { ChatProvider, InitPayload } from '../../port/chat-provider.ts';
import type { NiceSdk } from '../../port/nice-sdk.ts';
import type { ProviderGround } from '../../port/provider-ground.ts';
import { hearThread } from './hear-thread.ts';
import { letGo, type NiceChat, over } from './nice-chat.ts';
import { olderPage } from './older-page.ts';
import { sendText } from './send-text.ts';

const initPath = '/service-csp/external/api/v1/twilio/initWebChat';

export function createNiceProvider(ground: ProviderGround): ChatProvider {
  const chat: NiceChat = {
    ...{ ground, hub: eventHub(), log: messageLog(), turn: 0, ends: [], held: undefined },
    sending: Promise.resolve(),
  };
  return {
    kind: 'nice',
    can: { send: true, attach: false, preview: false, read: true, history: true },
    start: (payload, signal) => start(ground, payload, signal),
    resume: (session, signal) => resume(chat, session, signal),
    history: (before, limit = ground.policies.historyMessages) => olderPage(chat, before, limit),
    send: (draft) => sendText(chat, draft),
    typing: (preview) => (preview ? chat.thread?.keystroke() : chat.thread?.stopTyping()),
    markRead: () => void chat.thread?.lastMessageSeen().catch(() => {}),
    async end() {
      await chat.thread?.endChat?.().catch(() => {});
      over(chat);
    },
    subscribe: chat.hub.subscribe,
    dispose() {
      chat.hub.close();
      letGo(chat);
    },
  };
}

async function start(
  ground: ProviderGround,
  payload: InitPayload,
  signal: AbortSignal,
): Promise<ChatSession> {
  // No chat is begun that nothing here could carry.
  await sdkOf(ground);
  const { session, text } = await beginLive(ground, { path: initPath, payload, signal });
  const threadId = text('providerChannelId') || text('conversationSid');
  return { ...session, threadId, customerId: text('providerUserId') };
}

async function sdkOf({ nice }: ProviderGround): Promise<NiceSdk> {
  const sdk = await nice?.().catch(() => undefined);
  if (!sdk) throw new ChatFailure('UNAVAILABLE', 'sdk');
  return sdk;
}

async function resume(chat: NiceChat, session: ChatSession, signal: AbortSignal): Promise<void> {
  if (signal.aborted || chat.hub.isClosed()) throw new ChatFailure('ABORTED');
  if (chat.thread) return;
  letGo(chat);
  const own = new AbortController();
  const giveUp = () => own.abort();
  signal.addEventListener('abort', giveUp);
  chat.ends.push(giveUp);
  chat.hub.tell({ type: 'connection', state: 'connecting' });
  try {
    await inTime(chat, connect(chat, session), own.signal);
  } catch (error) {
    letGo(chat);
    if (error instanceof ChatFailure && error.code === 'ABORTED') throw error;
    chat.hub.tell({ type: 'connection', state: 'failed' });
    throw new ChatFailure('UNAVAILABLE');
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
  if (!chat.hub.isClosed()) chat.hub.tell({ type: 'connection', state: 'connected' });
}

async function connect(chat: NiceChat, session: ChatSession): Promise<void> {
  const { turn, ground } = chat;
  const sdk = await sdkOf(ground);
  const client = sdk.open(session);
  await client.connect();
  const thread = await client.getThread(session.threadId ?? '');
  if (chat.turn !== turn) return;
  chat.thread = thread;
  await hearThread(chat, { sdk, client, thread });
}

/** The SDK has no limit of its own. */
function inTime({ ground }: NiceChat, work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const timer = setTimeout(
      () => failed(new ChatFailure('UNAVAILABLE', 'silent')),
      ground.policies.startPatienceSeconds * 1000,
    );
    signal.addEventListener('abort', () => failed(new ChatFailure('ABORTED')));
    work.then(done, failed).finally(() => clearTimeout(timer));
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
