/** The proof of who chats: asked for before a chat begins, kept alive while it runs, and never asked for where it is not wanted. */
/** Covers src/web/chat/host/{prove-borrower,start-chat,init-payload,connect}.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatHost } from '../../../src/web/chat/host/chat-host.ts';
import { fakeServer, type Reply } from '../fixtures/fake-server.ts';
import { fakeProvider, openHost, settle } from './fake-chat.ts';

const BASE = '/service-csp/customer/secure/api/v1/webchat';
const HOURS = 'GET /service-operating-hours/external/api/v1/hours/OPS_CHAT';
const minute = 60_000;
let host: ChatHost | undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  host?.dispose();
  vi.useRealTimers();
});

type World = {
  wanted?: () => boolean;
  nonces?: readonly (string | Promise<string>)[];
  refresh?: () => Reply;
};

/** A chat that has been asked for, on a server that gives the proofs one after another and then none. */
async function begun({
  wanted = () => true,
  nonces = ['n1', 'n2'],
  refresh = () => ({ status: 204 }),
}: World = {}) {
  const given = [...nonces];
  const server = fakeServer({
    [`POST ${BASE}/authenticate`]: async () => {
      const nonce = await given.shift();
      return nonce === undefined ? { status: 401 } : { body: { nonce } };
    },
    [`PUT ${BASE}/refresh`]: refresh,
    [`${HOURS}/openStatus`]: () => ({ body: true }),
    [`${HOURS}/opening`]: () => ({ body: { isOpen: true } }),
  });
  const provider = fakeProvider();
  const made = openHost([provider], { proves: wanted });
  host = made;
  made.run.tell({ name: 'status-known', isOpen: true });
  made.run.tell({ name: 'open' });
  made.run.tell({ name: 'submit', friendlyName: 'Ann Lee', emailAddress: 'ann@example.com' });
  await vi.advanceTimersByTimeAsync(10);
  const asked = () => server.calls(`POST ${BASE}/authenticate`).length;
  const refreshed = () => server.calls(`PUT ${BASE}/refresh`).map(({ query }) => query);
  return { host: made, provider, asked, refreshed };
}

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);

test('[ACC-C17][ACC-X21] a borrower who is signed in is proved before the chat begins, and every minute while it runs', async () => {
  const { provider, asked, refreshed, host: made } = await begun();
  expect(provider.started).toMatchObject([{ nonce: 'n1' }]);
  await pass(3);
  expect([asked(), refreshed()]).toEqual([1, ['nonce=n1', 'nonce=n1', 'nonce=n1']]);

  provider.tell({ type: 'ended', why: 'closed' });
  await settle();
  await pass(3);
  expect([asked(), refreshed().length, made.run.store.read().phase]).toEqual([1, 3, 'ended']);
});

test('[ACC-C17][ACC-X21] after a reload the borrower is proved again, and every minute from then on', async () => {
  const { host: before, asked, refreshed, provider } = await begun();
  before.dispose();
  host = openHost([provider], { proves: () => true });
  host.run.tell({ name: 'found' });
  await pass(2);

  expect(provider.resumed).toHaveLength(2);
  expect([asked(), refreshed(), host.run.known().nonce]).toEqual([2, ['nonce=n2', 'nonce=n2'], 'n2']);
});

test('[ACC-C17][ACC-X21] where no proof is wanted, none is asked for', async () => {
  const { provider, asked, refreshed } = await begun({ wanted: () => false });
  await pass(3);

  expect(provider.started).toMatchObject([{ nonce: '' }]);
  expect([asked(), refreshed()]).toEqual([0, []]);
});

test.each([401, 410])('[ACC-X21] a proof that is over (%s) is replaced once', async (status) => {
  const { host: made, asked, refreshed } = await begun({ refresh: () => ({ status }) });
  await pass(1);
  expect([asked(), refreshed(), made.run.known().nonce]).toEqual([2, ['nonce=n1'], 'n2']);
  await pass(1);
  expect([asked(), refreshed()]).toEqual([3, ['nonce=n1', 'nonce=n2']]);
  // The server gives no more: the chat continues without, and asks for nothing.
  await pass(5);

  expect([asked(), refreshed().length]).toEqual([3, 2]);
  expect(made.run.store.read().phase).toBe('waiting');
  expect(made.view.read().alert).toBeUndefined();
});

test('a server in trouble leaves the proof as it is', async () => {
  const { asked, refreshed, host: made } = await begun({ refresh: () => ({ status: 503 }) });
  await pass(2);

  expect([asked(), refreshed().length, made.run.known().nonce]).toEqual([1, 2, 'n1']);
});

test('a server that gives no proof does not keep anyone from the chat', async () => {
  const { provider, asked } = await begun({ nonces: [] });

  expect(provider.started).toMatchObject([{ nonce: '' }]);
  expect(asked()).toBe(1);
});

test('a proof that comes after patience has ended begins no chat', async () => {
  let give: (nonce: string) => void = () => undefined;
  const late = new Promise<string>((done) => {
    give = done;
  });
  const { provider, host: made } = await begun({ nonces: [late] });
  await pass(1);
  expect(made.run.store.read().phase).toBe('preForm');
  give('n1');
  await pass(1);

  expect([provider.started, made.line.current()]).toEqual([[], undefined]);
});

test('who has signed out meanwhile proves nothing more', async () => {
  let isSignedIn = true;
  const { refreshed, host: made } = await begun({ wanted: () => isSignedIn });
  isSignedIn = false;
  await pass(3);

  expect([refreshed(), made.run.known().nonce]).toEqual([[], '']);
});
