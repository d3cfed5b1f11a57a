/** The chat of a tab without its drawing: what the provider tells becomes phases, messages and what the browser stores. */
/**
 * Covers src/web/chat/host, src/web/chat/data/{stored-chats,transcript,chat-view,chat-alert,chat-badge,announce-soon,said-aloud,sound}.ts.
 */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatUnread } from '../../../src/web/chat/data/chat-badge.ts';
import { readChats, writeChat } from '../../../src/web/chat/data/stored-chats.ts';
import type { ChatHost } from '../../../src/web/chat/host/chat-host.ts';
import { heldId } from '../../../src/web/chat/host/held.ts';
import { ApiError } from '../../../src/web/platform/api/transport/api-error.ts';
import type { Send } from '../../../src/web/platform/api/transport/client.ts';
import { fakeServer } from '../fixtures/fake-server.ts';
import { fakeProvider, hour, message, openHost, type Plan, session, settle } from './fake-chat.ts';

const HOURS = 'GET /service-operating-hours/external/api/v1/hours/OPS_CHAT';
const STORED = 'webchat-local';
const person = { friendlyName: 'Ann Lee', emailAddress: 'ann@example.com' };
const hosts: ChatHost[] = [];
let isOpen: boolean | undefined = true;

beforeEach(() => {
  vi.useFakeTimers();
  isOpen = true;
  chatUnread.write(0);
  window.localStorage.clear();
});
afterEach(async () => {
  for (const host of hosts.splice(0)) host.dispose();
  vi.useRealTimers();
  // A host that still loads something continues when it has come, and would ask the server of the next test.
  await vi.dynamicImportSettled();
});

function serve() {
  const status = () => (isOpen === undefined ? { status: 503 } : { body: isOpen });
  return fakeServer({ [`${HOURS}/openStatus`]: status, [`${HOURS}/opening`]: () => ({ body: { isOpen } }) });
}

function make(plan: Plan = {}, more = {}) {
  const server = serve();
  const provider = fakeProvider(plan);
  const host = openHost([provider], more);
  hosts.push(host);
  return { host, provider, server };
}

const phaseOf = (host: ChatHost) => host.run.store.read().phase;
const said = (host: ChatHost) => host.view.read().messages.map(({ text, status }) => [text, status]);
const storedNow = () => JSON.parse(window.localStorage.getItem(STORED) ?? '{}');

/** As far as a chat that waits for a person. */
async function begun(plan: Plan = {}, more = {}) {
  const made = make(plan, more);
  made.host.run.tell({ name: 'status-known', isOpen: true });
  made.host.run.tell({ name: 'open' });
  made.host.run.tell({ name: 'submit', ...person });
  await settle();
  return made;
}

/** With a person. */
async function live(plan: Plan = {}) {
  const made = await begun(plan);
  made.provider.tell({ type: 'agent', present: true });
  await settle();
  return made;
}

function write({ run, drafts }: ChatHost, text: string, clientId = `c-${text}`) {
  drafts.keep({ clientId, text, files: [] });
  run.tell({ name: 'send', clientId, text, files: [] });
}

test('[ACC-X13] the provider is told who begins the chat and where, and nothing else', async () => {
  window.history.replaceState(null, '', '/account/heloc/contact?secret=1');
  const { host, provider } = await begun();

  expect(phaseOf(host)).toBe('waiting');
  expect(provider.started).toEqual([
    {
      ...person,
      ...{ nonce: '', identityUuid: '', orgCode: 'acme', orgName: 'Acme Lending, Inc.' },
      ...{ applicationUuid: '', tag: 'borrower', skill: 'heloc', welcomeMessage: 'Welcome.' },
      pageUrl: `${window.location.origin}/account/heloc/contact`,
      ...{ chatMode: 'stream', prodType: 'HELOC' },
    },
  ]);
  expect(readChats(Date.now()).live).toMatchObject({ ...person, token: 't1', omniProxyChannelId: 'c1' });
});

test.each(['stream', 'twilio', 'nice'] as const)(
  'whoever carries the chat (%s) is told which conversation with the chatbot came before',
  async (mode) => {
    const provider = fakeProvider();
    const host = openHost([provider], { carrier: () => mode });
    host.run.tell({ name: 'status-known', isOpen: true });
    host.run.tell({ name: 'open' });
    host.run.learn({ carried: 'c9' });
    host.run.tell({ name: 'submit', ...person });
    await settle();
    host.dispose();

    expect(provider.started).toMatchObject([{ chatMode: mode, conversationId: 'c9' }]);
  },
);

test('[ACC-C31] a chat that the server refuses is said so, and who it was stays', async () => {
  const { host } = await begun({ start: () => Promise.reject(new Error('500')) });

  expect(phaseOf(host)).toBe('preForm');
  expect(host.view.read().alert).toBe('wrong');
  expect(host.run.known()).toMatchObject(person);
});

test('who begins a chat just after hours is told when it opens again, and not that something went wrong', async () => {
  const send: Send = async ({ path }) =>
    (path.endsWith('/openStatus') ? false : { isOpen: false, changesAt: '2026-11-30T14:00:00Z' }) as never;
  const closed = new ApiError('No one can answer right now.', 409);
  const { host } = await begun({ start: () => Promise.reject(closed) }, { send });

  expect(phaseOf(host)).toBe('preForm');
  expect(host.view.read().alert).toBe('away');
  expect(host.view.read().opening).toEqual({ isOpen: false, changesAt: Date.parse('2026-11-30T14:00:00Z') });
  expect(host.run.known()).toMatchObject(person);
});

test('an answer that comes after patience has ended begins no chat', async () => {
  let answer: (value: typeof session) => void = () => undefined;
  const { host, provider } = await begun({ start: () => new Promise((done) => (answer = done)) });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(phaseOf(host)).toBe('preForm');

  answer(session);
  await settle();
  expect(phaseOf(host)).toBe('preForm');
  expect(storedNow()).toEqual({});
  expect(provider.isDisposed).toBe(true);
});

test('[ACC-C14][ACC-X23][ACC-X24] what is said first waits, and goes once when a person comes', async () => {
  const { host, provider } = await begun();
  write(host, 'Hello', heldId(session));
  expect(provider.sent).toEqual([]);
  expect(storedNow().live.initialMessage).toBe('Hello');

  provider.tell({ type: 'agent', present: true });
  provider.tell({ type: 'agent', present: true });
  await settle();
  expect(provider.sent.map(({ text, clientId }) => [text, clientId])).toEqual([['Hello', 'first-c1']]);
  expect(said(host)).toContainEqual(['Hello', 'sent']);
  expect(storedNow().live.initialMessage).toBeUndefined();
});

test('[ACC-X25] a reload while it waits keeps what waits, under the same identifier', async () => {
  const before = await begun();
  write(before.host, 'Hello', heldId(session));
  before.host.dispose();

  const { host, provider } = make();
  host.run.tell({ name: 'found' });
  await settle();
  expect(phaseOf(host)).toBe('waiting');
  expect(provider.resumed).toMatchObject([{ token: 't1' }]);
  provider.tell({ type: 'agent', present: true });
  await settle();
  expect(provider.sent).toMatchObject([{ clientId: 'first-c1', text: 'Hello' }]);
});

test('[ACC-C33][ACC-X35] a message that does not arrive is marked, and Retry sends the same', async () => {
  let fails = true;
  const send = async () => {
    if (fails) throw new Error('gone');
    return { id: 'm1', seq: 1 };
  };
  const { host, provider } = await live({ send });
  write(host, 'Hi', 'one');
  await settle();
  expect(said(host)).toContainEqual(['Hi', 'failed']);
  expect(host.view.read().alert).toBe('resend');

  fails = false;
  host.run.tell({ name: 'retry', clientId: 'one' });
  await settle();
  expect(provider.sent.map(({ clientId }) => clientId)).toEqual(['one', 'one']);
  expect(said(host)).toContainEqual(['Hi', 'sent']);
  expect(host.view.read().alert).toBeUndefined();
});

test('[ACC-C30][ACC-X39] a lost connection is said and taken back; what comes twice is shown once', async () => {
  const { host, provider } = await live();
  provider.tell({ type: 'connection', state: 'reconnecting' });
  expect(host.view.read().isLost).toBe(true);
  for (const seq of [1, 2, 2, 1]) provider.tell({ type: 'message', message: message(seq) });
  provider.tell({ type: 'connection', state: 'connected' });

  expect(host.view.read().isLost).toBe(false);
  expect(said(host).filter(([text]) => text?.startsWith('Message'))).toHaveLength(2);
});

test.each([
  ['token', { type: 'token', about: 'invalid' }, 'token'],
  ['denied', { type: 'connection', state: 'denied' }, 'token'],
  ['a refresh that failed', { type: 'token', about: 'expired' }, 'wrong'],
  ['failed', { type: 'connection', state: 'failed' }, 'wrong'],
] as const)('[ACC-C32][ACC-C34] %s is said', async (_, event, alert) => {
  const { host, provider } = await live();
  provider.tell(event);

  expect(host.view.read().alert).toBe(alert);
});

test.each(['inactive', 'closed', 'frozen'] as const)(
  '[ACC-C12][ACC-X19] a chat that is %s ends: nothing is stored, and the line is let go',
  async (why) => {
    const { host, provider } = await live();
    provider.tell({ type: 'ended', why });

    expect(phaseOf(host)).toBe('ended');
    expect(storedNow()).toEqual({});
    expect(provider.isDisposed).toBe(true);
    provider.tell({ type: 'message', message: message(9) });
    expect(said(host)).not.toContainEqual(['Message 9', 'sent']);
  },
);

test('[ACC-X20] another chat begins with the form', async () => {
  const { host, provider } = await live();
  provider.tell({ type: 'ended', why: 'closed' });
  host.run.tell({ name: 'new-chat' });

  expect(phaseOf(host)).toBe('preForm');
  expect(host.run.known()).toMatchObject(person);
});

test('[ACC-X15] a stored chat that expires now is not used', async () => {
  writeChat('live', { ...session, expiration: Date.now() });
  const { host } = make();
  host.run.tell({ name: 'open' });

  expect(phaseOf(host)).toBe('preForm');
});

test.each(['{', '[]', '"x"', '{"live":1}', '{"live":{"expiration":"soon"}}', '{"live":{"expiration":1e99}}'])(
  '[ACC-C10][ACC-X16] storage that holds %s is as good as none',
  (text) => {
    window.localStorage.setItem(STORED, text);

    expect(readChats(0)).toEqual({});
  },
);

test('what another hand added to a stored chat is left out', () => {
  const strange = { ...session, token: 7, more: '<b>', expiration: 5 };
  window.localStorage.setItem(STORED, JSON.stringify({ live: strange }));

  expect(readChats(4).live).toEqual({
    ...{ conversationSid: 'c1', omniProxyChannelId: 'c1', expiration: 5 },
    stream: { providerChannelId: 'c1' },
  });
});

test('[ACC-C17][ACC-X22] it asks every minute whether people answer, keeps what it knew, and stops when it is let go', async () => {
  const { host, server } = await begun();
  const asked = () => server.calls(`${HOURS}/openStatus`).length;
  isOpen = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked(), host.run.known().isOpen]).toEqual([1, false]);
  isOpen = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked(), host.run.known().isOpen]).toEqual([2, false]);

  host.dispose();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toBe(2);
});

test('messages that come while nobody looks are counted, and the first of them is where the new begin', async () => {
  const { host, provider } = await live();
  host.run.tell({ name: 'close' });
  for (const seq of [1, 2]) provider.tell({ type: 'message', message: message(seq) });

  expect(chatUnread.read()).toBe(2);
  expect(host.view.read().newFrom).toBe('m1');
});

test('[ACC-C10] another tab begins a chat: this one shows it', async () => {
  const { host } = make();
  host.run.tell({ name: 'open' });
  writeChat('live', { ...session, expiration: Date.now() + hour });
  window.dispatchEvent(new StorageEvent('storage', { key: STORED }));
  await settle();

  expect(phaseOf(host)).toBe('waiting');
});
