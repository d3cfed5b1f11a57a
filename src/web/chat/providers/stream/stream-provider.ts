/** The chat with people that our own server carries: what is said goes over a socket, and how it stays up is `stream-line`. */
import type { ChatSession } from '../../../../types/chat-session.ts';
import { spokenTag } from '../../../platform/data/say.ts';
import { beginLive } from '../../line/begin-live.ts';
import { eventHub } from '../../line/event-hub.ts';
import { messageLog } from '../../line/message-log.ts';
import { openSends } from '../../line/open-sends.ts';
import { typingPreview } from '../../line/typing-preview.ts';
import { type WakeSignals, wakeSignals } from '../../line/wake-signals.ts';
import { ChatFailure } from '../../port/chat-failure.ts';
import type { ChatProvider, InitPayload } from '../../port/chat-provider.ts';
import type { ProviderGround } from '../../port/provider-ground.ts';
import { hearFrame } from './hear-frame.ts';
import { lineClosed } from './line-closed.ts';
import { type OpenSocket, openSocket } from './open-socket.ts';
import { readOlder } from './read-older.ts';
import { sendDraft } from './send-draft.ts';
import { readServerFrame } from './server-frame.ts';
import { letGo, over, type StreamChat, stop } from './stream-chat.ts';
import { type StreamLine, streamLine } from './stream-line.ts';
import { streamPath } from './stream-path.ts';

/** What is of the browser and not of the chat. */
export type StreamWorld = { open: OpenSocket; wakes: WakeSignals };

export function createStreamProvider(
  ground: ProviderGround,
  world: StreamWorld = { open: openSocket, wakes: wakeSignals },
): ChatProvider {
  const { policies } = ground;
  const chat: StreamChat = {
    ...{ ground, hub: eventHub(), log: messageLog(), session: {}, uploaded: new Map() },
    sends: openSends(policies.answerPatienceSeconds * 1000),
    preview: typingPreview(policies.previewMilliseconds, (preview) => {
      chat.line?.say({ t: 'typing', preview });
    }),
    ...{ isUp: false, isRefreshed: false },
  };
  return {
    kind: 'stream',
    can: { send: true, attach: true, preview: true, read: true, history: true },
    start: (payload, signal) => start(ground, payload, signal),
    resume: (session, signal) => resume(chat, world, session, signal),
    history: (before, limit = policies.historyMessages) => readOlder(chat, before, limit),
    send: (draft) => sendDraft(chat, draft),
    typing: (preview) => chat.isUp && chat.preview.show(preview),
    markRead(id) {
      const seq = chat.log.find(id)?.seq;
      if (seq !== undefined) chat.line?.say({ t: 'read', seq });
    },
    end: () => leave(chat),
    subscribe: chat.hub.subscribe,
    dispose() {
      chat.hub.close();
      letGo(chat, new ChatFailure('ABORTED'));
    },
  };
}

async function start(
  ground: ProviderGround,
  payload: InitPayload,
  signal: AbortSignal,
): Promise<ChatSession> {
  const { session, text } = await beginLive(ground, { path: `${streamPath}/init-web-chat`, payload, signal });
  const [providerUserId, providerUserToken] = [text('providerUserId'), text('providerUserToken')];
  return {
    ...session,
    stream: { providerUserId, providerUserToken, providerChannelId: text('providerChannelId') },
  };
}

/** Over here at once; the server ends it for who answers, too. Throws ApiError where it cannot be told. */
async function leave(chat: StreamChat): Promise<void> {
  const { ground, session, hub } = chat;
  if (hub.isClosed()) return;
  over(chat, 'closed');
  const { token = '' } = session;
  if (token) await ground.send({ method: 'POST', path: `${streamPath}/end-web-chat`, body: { token } });
}

async function resume(
  chat: StreamChat,
  world: StreamWorld,
  session: ChatSession,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted || chat.hub.isClosed()) throw new ChatFailure('ABORTED');
  if (chat.isUp) return;
  if (!chat.line) chat.session = session;
  chat.met?.failed(new ChatFailure('ABORTED'));
  const met = new Promise<void>((done, failed) => {
    chat.met = { done, failed };
  });
  const abort = () => stop(chat, new ChatFailure('ABORTED'));
  signal.addEventListener('abort', abort);
  chat.hub.tell({ type: 'connection', state: 'connecting' });
  chat.line ??= lineOf(chat, world);
  chat.line.connect();
  await met.finally(() => signal.removeEventListener('abort', abort));
}

function lineOf(chat: StreamChat, world: StreamWorld): StreamLine {
  const { policies, random } = chat.ground;
  return streamLine({
    ...{ policies, random, ...world, path: `${streamPath}/socket` },
    hello: () => {
      const { token, omniProxyChannelId: channelId } = chat.session;
      return { t: 'hello', token, channelId, lastSeq: chat.log.lastSeq() };
    },
    // Who changes the language meanwhile is answered in the new one.
    sign: () => ({ language: spokenTag() }),
    hear: (data) => hearFrame(chat, readServerFrame(data)),
    closed: (code) => lineClosed(chat, code),
    lost: () => chat.hub.tell({ type: 'connection', state: 'reconnecting' }),
  });
}
