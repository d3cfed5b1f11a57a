/** What the chat does when it is opened: it begins by itself only in a tab of its own, for someone whom it knows. */
/** Covers src/web/chat/host/{chat-host,open-chat}.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { afterEach, expect, test } from 'vitest';
import type { ChatHost } from '../../../src/web/chat/host/chat-host.ts';
import { openChat } from '../../../src/web/chat/host/open-chat.ts';
import { fakeServer } from '../fixtures/fake-server.ts';
import { fakeProvider, openHost, settle } from './fake-chat.ts';

const HOURS = 'GET /service-operating-hours/external/api/v1/hours/OPS_CHAT';
const [friendlyName, emailAddress] = ['Ann Lee', 'ann@example.com'];
let host: ChatHost | undefined;

afterEach(() => host?.dispose());

async function opened(isTab: boolean, visitor: object) {
  fakeServer({
    [`${HOURS}/openStatus`]: () => ({ body: true }),
    [`${HOURS}/opening`]: () => ({ body: { isOpen: true } }),
  });
  const provider = fakeProvider();
  host = openHost([provider], { isTab, visitor: () => visitor });
  await openChat(host);
  await settle();
  return { provider, phase: host.run.store.read().phase };
}

test('[ACC-C8][ACC-X12] in a tab of its own the chat begins by itself for someone whose name and email are known', async () => {
  const { provider, phase } = await opened(true, { friendlyName, emailAddress });

  expect(phase).toBe('waiting');
  expect(provider.started).toMatchObject([{ friendlyName, emailAddress }]);
});

test.each([
  ['no tab of its own', false, { friendlyName, emailAddress }],
  ['a name that is not known', true, { emailAddress }],
  ['an email address that is not known', true, { friendlyName }],
  ['a stranger', true, {}],
])('[ACC-C8][ACC-X12] with %s it asks', async (_, isTab, visitor) => {
  const { provider, phase } = await opened(isTab, visitor);

  expect([phase, provider.started]).toEqual(['preForm', []]);
});
