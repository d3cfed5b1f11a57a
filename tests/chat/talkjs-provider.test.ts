/** What the transcript does beyond what every provider does. */
/** Covers src/web/chat/providers/talkjs. */
import { expect, test } from 'vitest';
import { readTranscript } from '../../src/web/chat/providers/talkjs/read-transcript.ts';
import { createTalkjsProvider } from '../../src/web/chat/providers/talkjs/talkjs-provider.ts';
import { ApiError } from '../../src/web/platform/api/transport/api-error.ts';
import { fakeTranscript } from './fake-bot.ts';
import { begin, hear, never, testGround, texts, visit } from './test-ground.ts';

test('[ACC-C32] whether a token is taken is asked of the provider, also without a token or an application', async () => {
  const refusal = new ApiError('Token state is invalid.', 401);
  for (const [token, applicationUuid] of [
    ['wrong', ''],
    ['', ''],
    ['', 'application'],
  ] as const) {
    const { ground, calls } = testGround(() => Promise.reject(refusal));
    const provider = createTalkjsProvider({ ...ground, userToken: token });
    const session = await provider.start({ ...visit, applicationUuid }, never());

    await expect(provider.resume(session, never())).rejects.toBe(refusal);
    expect(calls[0]?.path).toMatch(/conversations\/[^/]+\/messages$/);
    // Never the token of the borrower's own login.
    expect(calls[0]?.headers).toEqual({ authorization: `Bearer ${token}` });
  }
});

test('[ACC-C4] it reads with the token of the address, page by page, and can do nothing else', async () => {
  const { ground, calls } = testGround(fakeTranscript(45));
  const provider = createTalkjsProvider({ ...ground, userToken: 'user-token' });
  const events = hear(provider);
  await begin(provider);
  const latest = await provider.history();
  const older = await provider.history(latest.before);
  const oldest = await provider.history(older.before);

  expect(calls[0]).toMatchObject({
    ...{ method: 'GET', query: { limit: 20 }, headers: { authorization: 'Bearer user-token' } },
    path: '/service-omni-proxy/insecure/api/v1/talkjs/conversations/application/messages',
  });
  expect(texts(events)).toHaveLength(20);
  expect([latest, older, oldest].map(({ items }) => items[0]?.text)).toEqual(['No. 26', 'No. 6', 'No. 1']);
  expect(oldest).not.toHaveProperty('before');
  expect(Object.entries(provider.can).filter(([, can]) => can)).toEqual([['history', true]]);
});

test('files are shown with an address that is https; what is no message is left out', () => {
  const entry = { id: 'a', senderId: 'ann', text: 'Hi', createdAt: 1_700_000_000_000 };
  const url = 'https://files.example/x/deed%20copy.pdf';
  const data = [
    { ...entry, attachment: { url, size: 12 } },
    { ...entry, id: 'b', senderId: null, attachment: { url: 'javascript:alert(1)' } },
    { ...entry, id: 'c', senderId: 'pat', createdAt: '2026-11-23T10:00:00Z', text: undefined },
    { ...entry, id: 'd', createdAt: 'soon' },
    ...[{ id: 7 }, null, 'x'],
  ];

  expect(readTranscript({ data }, ['ann'])).toMatchObject([
    { id: 'c', role: 'agent', text: '', files: [] },
    { id: 'b', role: 'system', files: [] },
    { id: 'a', role: 'borrower', files: [{ name: 'deed copy.pdf', size: 12, url }] },
  ]);
  expect(readTranscript('no', ['ann'])).toEqual([]);
});
