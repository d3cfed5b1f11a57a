/** The chat with people that Twilio carries, by its own SDK, which is fetched with this file's first chat. */
import type { ChatSession } from '../../../../types/chat-session.ts';
import { beginLive } from '../../line/begin-live.ts';
import { eventHub } from '../../line/event-hub.ts';
import { messageLog } from '../../line/message-log.ts';
import { ChatFailure } from '../../port/chat-failure.ts';
import type { ChatProvider, HistoryPage } from '../../port/chat-provider.ts';
import type { ProviderGround } from '../../port/provider-ground.ts';
import { hearClient, refresh, refuse } from './hear-client.ts';
import { hearConversation, hearStanding } from './hear-conversation.ts';
import { sendDraft } from './send-draft.ts';
import { newClient, startClient } from './start-client.ts';
import { toMessage } from './take-message.ts';
import { letGo, over, type TwilioChat } from './twilio-chat.ts';
import type { TwilioSdk } from './twilio-sdk.ts';

const initPath = '/service-csp/external/api/v1/twilio/initWebChat';

export function createTwilioProvider(
  ground: ProviderGround,
  load: () => Promise<TwilioSdk> = () => import('@twilio/conversations'),
): ChatProvider {
  const chat: TwilioChat = {
    ...{ ground, hub: eventHub(), log: messageLog(), session: {}, turn: 0 },
    ...{ isUp: false, isRefreshed: false, reading: Promise.resolve(), tried: new Set() },
  };
  return {
    kind: 'twilio',
    can: { send: true, attach: true, preview: false, read: true, history: true },
    start: async (payload, signal) => (await beginLive(ground, { path: initPath, payload, signal })).session,
    resume: (session, signal) => resume(chat, load, session, signal),
    history: (before, limit = ground.policies.historyMessages) => history(chat, before, limit),
    send: (draft) => sendDraft(chat, draft),
    // The SDK tells the other side that something is typed, not what, and no more often than it may.
    typing: (preview) => void (preview && chat.conversation?.typing().catch(() => {})),
    markRead: (id) => void chat.conversation?.advanceLastReadMessageIndex(Number(id)).catch(() => {}),
    async end() {
      await chat.conversation?.leave().catch(() => {});
      over(chat, 'closed');
    },
    subscribe: chat.hub.subscribe,
    dispose() {
      chat.hub.close();
      letGo(chat);
    },
  };
}

async function resume(
  chat: TwilioChat,
  load: () => Promise<TwilioSdk>,
  session: ChatSession,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted || chat.hub.isClosed()) throw new ChatFailure('ABORTED');
  // The SDK comes back by itself, and cannot be hurried.
  if (chat.conversation) return;
  letGo(chat);
  const { turn } = chat;
  const own = new AbortController();
  const giveUp = () => own.abort();
  signal.addEventListener('abort', giveUp);
  chat.giveUp = giveUp;
  chat.session = session;
  chat.hub.tell({ type: 'connection', state: 'connecting' });
  try {
    await connect(chat, { sdk: await sdkOf(load), turn, signal: own.signal });
  } catch (error) {
    if (chat.turn !== turn) throw new ChatFailure(chat.hub.isClosed() ? 'ABORTED' : 'TOKEN');
    letGo(chat);
    const failure = error instanceof ChatFailure ? error : new ChatFailure('UNAVAILABLE');
    if (failure.code === 'UNAVAILABLE') chat.hub.tell({ type: 'connection', state: 'failed' });
    throw failure;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

async function sdkOf(load: () => Promise<TwilioSdk>): Promise<TwilioSdk> {
  return load().catch(() => {
    throw new ChatFailure('UNAVAILABLE', 'sdk');
  });
}

async function connect(
  chat: TwilioChat,
  { sdk, turn, signal }: { sdk: TwilioSdk; turn: number; signal: AbortSignal },
): Promise<void> {
  if (chat.turn !== turn || signal.aborted) throw new ChatFailure('ABORTED');
  const { token = '', conversationSid: sid = '' } = chat.session;
  const client = newClient(sdk, token, chat.ground.remote);
  chat.client = client;
  hearClient(chat, client);
  const patienceMs = chat.ground.policies.startPatienceSeconds * 1000;
  const starting = startClient(client, { sid, patienceMs, signal });
  const conversation = await starting.catch((error: unknown) => renewed(chat, error));
  if (!conversation) return connect(chat, { sdk, turn, signal });
  if (chat.turn !== turn) throw new ChatFailure('ABORTED');
  chat.conversation = conversation;
  hearConversation(chat, conversation);
  await hearStanding(chat, conversation);
  if (chat.turn !== turn) return;
  chat.isUp = true;
  chat.hub.tell({ type: 'connection', state: 'connected' });
}

/** A client whose first token is taken no more can't be helped: another begins with a fresh one, once. Throws what it can't mend. */
async function renewed(chat: TwilioChat, error: unknown): Promise<undefined> {
  if (!(error instanceof ChatFailure) || error.code !== 'TOKEN') throw error;
  const { client, turn } = chat;
  chat.client = undefined;
  client?.removeAllListeners();
  client?.shutdown().catch(() => {});
  if (!chat.isRefreshed && (await refresh(chat))) return undefined;
  if (chat.turn !== turn) throw error;
  if (!chat.isRefreshed) throw new ChatFailure('UNAVAILABLE', 'token');
  refuse(chat);
  throw error;
}

/** Older messages come from the SDK, whose anchor is the number of the latest that is wanted. */
async function history(chat: TwilioChat, before: string | undefined, limit: number): Promise<HistoryPage> {
  const { conversation } = chat;
  if (!conversation) throw new ChatFailure('OFFLINE');
  const end = before === undefined ? undefined : Number(before) - 1;
  if (end !== undefined && end < 0) return { items: [] };
  const page = await conversation.getMessages(limit, end, 'backwards');
  const items = await Promise.all(page.items.map((message) => toMessage(chat, message)));
  const first = page.hasPrevPage ? items[0]?.id : undefined;
  return first === undefined ? { items } : { items, before: first };
}
