/** Both ends of a chat without a browser: the borrower by the chat's own provider over a real socket, the agent by the desk's calls. */
import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import timers from '../flows/chat/timers.json' with { type: 'json' };
import limits from '../flows/limits.json' with { type: 'json' };
import { fillNumbers } from '../src/content/merge/fill-numbers.ts';
import { type Client, openClient } from '../src/tools/journey/client.ts';
import type { ChatSession } from '../src/types/chat-session.ts';
import type { ChatMessage, InitPayload, ProviderEvent } from '../src/web/chat/port/chat-provider.ts';
import { linePolicies } from '../src/web/chat/port/line-policies.ts';
import type { OpenSocket } from '../src/web/chat/providers/stream/open-socket.ts';
import { createStreamProvider } from '../src/web/chat/providers/stream/stream-provider.ts';
import { ApiError } from '../src/web/platform/api/transport/api-error.ts';
import type { Send } from '../src/web/platform/api/transport/client.ts';

const hour = 3_600_000;
const desk = '/service-desk/secure/api/v1/chat';
const open = '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus';

export type Told = { role: string; clientId: string; id: string; seq: number };

/** Turns the clock of a sandbox to when people answer. */
export async function untilOpen(base: string): Promise<void> {
  const client = openClient(base);
  for (let count = 0; count < 24 * 7; count += 1) {
    if ((await client.send('GET', open)).body === true) return;
    await client.expect('POST', '/sandbox/clock', { ms: hour }, { 'idempotency-key': randomUUID() });
  }
  throw new Error('The chat is never open');
}

/** @param quick shorter waits than the product's, for a story that breaks the line on purpose */
export function openBorrower(base: string, quick: { retryMostSeconds?: number } = {}) {
  const events: ProviderEvent[] = [];
  const provider = createStreamProvider(
    {
      send: sendTo(base),
      policies: { ...linePolicies(fillNumbers(timers, { limits }).policies), ...quick },
      visit: () => visit,
      now: Date.now,
      random: Math.random,
    },
    { open: socketTo(base), wakes: () => () => {} },
  );
  provider.subscribe((event) => events.push(event));
  const never = new AbortController().signal;
  return {
    provider,
    events,
    begin: () => provider.start(visit, never),
    join: (session: ChatSession) => provider.resume(session, never),
    messages: (): ChatMessage[] =>
      events.flatMap((event) => (event.type === 'message' ? [event.message] : [])),
  };
}

export async function openAgent(base: string) {
  const client = openClient(base);
  const login = { email: `chat-${randomUUID()}@example.com`, password: 'four random words here' };
  await client.expect('POST', '/sandbox/reviewers', login, { 'idempotency-key': randomUUID() });
  await client.expect('POST', '/identity/api/v1/login', { ...login, code: '000000' });
  return {
    accept: (chat: string) => client.expect('POST', `${desk}/${chat}/accept`, {}),
    say: async (chat: string, clientId: string, text: string): Promise<Told> => {
      const taken = await client.expect('POST', `${desk}/${chat}/messages`, { clientId, text });
      return { role: 'agent', clientId, id: String(taken.id), seq: Number(taken.seq) };
    },
    log: (chat: string) => readLog(client, chat),
  };
}

async function readLog(client: Client, chat: string): Promise<(Told & { text: string })[]> {
  const all: (Told & { text: string })[] = [];
  for (;;) {
    const after = all.at(-1)?.seq ?? 0;
    const page = (await client.expect('GET', `${desk}/${chat}?after=${after}`)) as { messages?: typeof all };
    if (!page.messages?.length) return all;
    all.push(...page.messages);
  }
}

const visit: InitPayload = {
  ...{ friendlyName: 'Ann Lee', emailAddress: 'ann@example.com', identityUuid: '', nonce: '' },
  ...{ orgCode: 'default', orgName: '', applicationUuid: '', tag: '', skill: '', welcomeMessage: '' },
  ...{ pageUrl: 'https://lender.example/', chatMode: 'stream' },
};

function sendTo(base: string): Send {
  const client = openClient(base);
  return async ({ method, path, body }) => {
    const reply = await client
      .send(method, path, body, method === 'GET' ? {} : { 'idempotency-key': randomUUID() })
      .catch((reason: unknown) => {
        throw new ApiError(String(reason), 0);
      });
    if (reply.status >= 300) throw new ApiError('refused', reply.status, '', reply.body);
    return reply.body;
  };
}

const socketTo =
  (base: string): OpenSocket =>
  (path, ears) => {
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}${path}`, { origin: base });
    socket.on('open', () => ears.opened());
    socket.on('message', (data) => ears.said(String(data)));
    socket.on('close', (code) => ears.closed(code));
    // A refused connection is also a closed one.
    socket.on('error', () => {});
    return {
      say(text) {
        if (socket.readyState !== WebSocket.OPEN) return false;
        socket.send(text);
        return true;
      },
      close: () => socket.terminate(),
    };
  };
