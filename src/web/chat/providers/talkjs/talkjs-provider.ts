/** The transcript of a chat that a provider has: it is read, and nothing is sent. */
import type { ChatSession } from '../../../../types/chat-session.ts';
import { eventHub } from '../../line/event-hub.ts';
import { ChatFailure } from '../../port/chat-failure.ts';
import type { ChatProvider, HistoryPage } from '../../port/chat-provider.ts';
import type { ProviderGround } from '../../port/provider-ground.ts';
import { readTranscript } from './read-transcript.ts';

/** The provider's API, behind our own server: a page calls no other. */
const provider = '/service-omni-proxy/insecure/api/v1/talkjs';

export function createTalkjsProvider(ground: ProviderGround): ChatProvider {
  const hub = eventHub();
  const life = new AbortController();
  let session: ChatSession = {};
  return {
    kind: 'talkjs',
    can: { send: false, attach: false, preview: false, read: false, history: true },
    async start({ applicationUuid, friendlyName, emailAddress, identityUuid }, signal) {
      if (signal.aborted) throw new ChatFailure('ABORTED');
      // Whether the token is taken, and whether there is such a conversation, is the provider's to say.
      const began = ground.now();
      return {
        ...{ token: ground.userToken, conversationSid: applicationUuid || 'none', customerId: identityUuid },
        ...{ friendlyName, emailAddress, loginTimestamp: began },
        expiration: began + ground.policies.liveSeconds * 1000,
      };
    },
    async resume(stored, signal) {
      if (signal.aborted || life.signal.aborted) throw new ChatFailure('ABORTED');
      session = stored;
      hub.tell({ type: 'connection', state: 'connecting' });
      const { items } = await page(ground, session, { limit: ground.policies.historyMessages, signal });
      for (const message of items) hub.tell({ type: 'message', message });
      hub.tell({ type: 'connection', state: 'connected' });
    },
    history: (before, limit = ground.policies.historyMessages) =>
      page(ground, session, { before, limit, signal: life.signal }),
    send: async () => {
      throw new ChatFailure('UNAVAILABLE', 'send');
    },
    typing() {},
    markRead() {},
    async end() {
      hub.tell({ type: 'ended', why: 'closed' });
      life.abort();
    },
    subscribe: hub.subscribe,
    dispose() {
      hub.close();
      life.abort();
    },
  };
}

/** Throws ApiError. */
async function page(
  { send }: ProviderGround,
  { token = '', conversationSid = '', customerId = '' }: ChatSession,
  { before, limit, signal }: { before?: string | undefined; limit: number; signal: AbortSignal },
): Promise<HistoryPage> {
  const path = `${provider}/conversations/${encodeURIComponent(conversationSid)}/messages`;
  const query = { limit, startingAfter: before };
  const headers = { authorization: `Bearer ${token}` };
  const own = [customerId, conversationSid];
  const items = readTranscript(await send({ method: 'GET', path, query, headers, signal }), own);
  const first = items.length === limit ? items[0]?.id : undefined;
  return first === undefined ? { items } : { items, before: first };
}
