/** How chats end: what has failed for good promises no one, what was typed is kept, and an alert is gone with what it was about. */
/**
 * Covers src/web/chat/parts/{stopped-panel,end-panel,notices,transcript-button}.tsx, src/web/chat/parts/phase-view.tsx,
 *   src/web/chat/host/{read-transcript,connect}.ts, src/web/chat/parts/stopped-panel.tsx.
 */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drafts } from '../../../src/web/chat/host/drafts.ts';
import { ChatFailure } from '../../../src/web/chat/port/chat-failure.ts';
import type { HistoryPage } from '../../../src/web/chat/port/chat-provider.ts';
import { ApiError } from '../../../src/web/platform/api/transport/api-error.ts';
import { writeToken } from '../../../src/web/platform/api/transport/token.ts';
import { drawChat } from './draw-chat.tsx';
import { message, type Plan } from './fake-chat.ts';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => within(screen.getByRole('dialog', { name: 'Chat with us' }));
const box = () => dialog().findByRole('textbox', { name: 'Message' });
const press = (name: string) => dialog().findByRole('button', { name });

async function waiting(plan: Plan = {}, more = {}) {
  const visitor = () => ({ friendlyName: 'Ann Lee', emailAddress: 'ann@example.com' });
  const made = await drawChat(plan, { more: { isTab: true, visitor, ...more } });
  await dialog().findByText('Waiting for next available agent');
  return made;
}

async function live(plan: Plan = {}) {
  const made = await waiting(plan);
  act(() => made.provider.tell({ type: 'agent', present: true }));
  return made;
}

test.each([
  ['a refused token', { type: 'token', about: 'invalid' }, 'Token state is invalid.'],
  ['a denied connection', { type: 'connection', state: 'denied' }, 'Token state is invalid.'],
  [
    'a line that is given up',
    { type: 'connection', state: 'failed' },
    'Something went wrong. Please try again later.',
  ],
] as const)(
  '%s promises no agent anymore, and the message that waited is in the box of the next chat',
  async (_, event, words) => {
    const { user, provider } = await waiting();
    await user.type(await box(), 'Is my rate fixed?{Enter}');
    act(() => provider.tell(event));

    expect(dialog().getByText(words)).toBeVisible();
    expect(dialog().getByRole('heading', { name: "We can't continue this chat" })).toBeVisible();
    expect(dialog().getByText(/No one can answer in it anymore. Start a new chat, call us at/)).toBeVisible();
    expect(dialog().getByText('Is my rate fixed?')).toBeVisible();
    expect(dialog().queryByText(/Waiting for|agent joins|in line/)).toBeNull();

    await user.click(await press('Start new chat'));
    await user.click(await press('Start chat'));
    expect(await box()).toHaveValue('Is my rate fixed?');
    expect(dialog().queryByText(words)).toBeNull();
  },
);

test('what failed, as often as it was said, and what stands in the field are kept', async () => {
  const { user, provider } = await live({ send: () => Promise.reject(new Error('gone')) });
  await user.type(await box(), 'First{Enter}');
  await user.type(await box(), 'First{Enter}');
  await user.type(await box(), 'Second');
  act(() => provider.tell({ type: 'token', about: 'invalid' }));

  expect(dialog().getByText(/^First\s+First\s+Second$/)).toBeVisible();
});

test('a server that has trouble with a token is waited for: the chat goes on, and its alert ends with it', async () => {
  const { provider } = await live();
  act(() => provider.tell({ type: 'token', about: 'expired' }));
  expect(dialog().getByText('Something went wrong. Please try again later.')).toBeVisible();
  act(() => provider.tell({ type: 'connection', state: 'connected' }));

  expect(dialog().queryByText(/Something went wrong/)).toBeNull();
  expect(await box()).toBeVisible();
});

test('an alert about a message is gone on the end panel, and on the form after it', async () => {
  const { user, provider } = await live({ send: () => Promise.reject(new Error('gone')) });
  await user.type(await box(), 'Hi{Enter}');
  expect(await dialog().findByText(/Please try resending/)).toBeVisible();
  act(() => provider.tell({ type: 'ended', why: 'closed' }));

  expect(dialog().getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
  expect(dialog().queryByText(/Please try resending/)).toBeNull();
  await user.click(await press('Start new chat'));
  expect(dialog().queryByText(/Please try resending/)).toBeNull();
});

test('too much at once says to wait a moment, and what was written is kept', async () => {
  const { user } = await live({ send: () => Promise.reject(new ChatFailure('REFUSED', 'RATE')) });
  await user.type(await box(), 'Again{Enter}');

  expect(await dialog().findByText('That was a lot at once. Wait a moment, then try again.')).toBeVisible();
  expect(dialog().getByText('Again')).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a chat that is begun too often says for how long, as the server does', async () => {
  const visitor = () => ({ friendlyName: 'Ann Lee', emailAddress: 'ann@example.com' });
  const start = () =>
    Promise.reject(
      new ApiError('too many', 429, '', { errors: ['Too many attempts. Try again in 52 seconds.'] }),
    );
  await drawChat({ start }, { more: { isTab: true, visitor } });

  expect(await dialog().findByText('Too many attempts. Try again in 52 seconds.')).toBeVisible();
});

test('who begins a chat as it closes reads when it opens again and how else to reach us, not that something went wrong', async () => {
  const opening = { isOpen: false, changesAt: new Date(Date.now() + 5 * 24 * 3_600_000).toISOString() };
  const hours = 'GET /service-operating-hours/external/api/v1/hours/OPS_CHAT';
  let isOpen = true;
  const start = () => {
    isOpen = false;
    return Promise.reject(new ApiError('closed', 409, '', { message: 'CLOSED' }));
  };
  const routes = {
    [`${hours}/openStatus`]: () => ({ body: isOpen }),
    [`${hours}/opening`]: () => ({ body: isOpen ? { isOpen } : opening }),
  };
  const { user } = await drawChat({ start }, { routes });
  await user.type(await dialog().findByLabelText(/Name/), 'Ann Lee');
  await user.type(dialog().getByLabelText(/Email address/), 'ann@example.com');
  await user.click(await press('Start chat'));

  expect(await dialog().findByText(/^Back on \w+day at .+ Pacific Time$/)).toBeVisible();
  const told = dialog()
    .getByText(/^No one can chat right now/)
    .closest('p') as HTMLElement;
  expect(told).toHaveTextContent(/Call us at .*\d{3}-\d{4} or write to \S+@\S+\.$/);
  expect(within(told).getAllByRole('link')).toHaveLength(2);
  expect(dialog().queryByText(/Something went wrong/)).toBeNull();
  expect(await dialog().findByLabelText(/Name/)).toHaveValue('Ann Lee');
});

test('a chat with the chatbot ends without a survey: none could be opened', async () => {
  const expiration = Date.now() + 600_000;
  const visitor = () => ({ friendlyName: 'Ann Lee', emailAddress: 'ann@example.com' });
  const { host } = await drawChat(
    { start: async () => ({ conversationSid: 'b', expiration }) },
    { more: { forced: 'chatbot', isTab: true, visitor } },
  );
  await box();
  act(() => host.run.tell({ name: 'expired' }));

  expect(dialog().getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
  expect(dialog().queryByRole('button', { name: 'Take the survey' })).toBeNull();
});

test('[ACC-X48] a transcript is read at once: no form, no card that waits, no field', async () => {
  const items = [message(1, { text: 'It was said here.' })];
  const { provider } = await drawChat(
    { items, can: { send: false } },
    { more: { forced: 'talkjs', carrier: () => 'talkjs' } },
  );

  expect(await dialog().findByText('It was said here.')).toBeVisible();
  expect(
    dialog().getByText(/You're reading an earlier chat. If you need anything, call us at/),
  ).toBeVisible();
  expect(dialog().queryByText(/Waiting for|agent joins/)).toBeNull();
  expect(dialog().queryByRole('textbox')).toBeNull();
  // The welcome asks for questions, which no one would answer here.
  expect(dialog().queryByText('Welcome.')).toBeNull();
  expect(provider.started).toHaveLength(1);
});

test('a transcript whose token is refused says so, and shows nothing that waits', async () => {
  await drawChat(
    { start: () => Promise.reject(new ApiError('no', 401)) },
    { more: { forced: 'talkjs', carrier: () => 'talkjs' } },
  );

  expect(await dialog().findByText('Token state is invalid.')).toBeVisible();
  expect(dialog().queryByText(/Waiting for|agent joins|Start new chat/)).toBeNull();
  expect(dialog().getByText(/can't be shown. If you need anything, call us at/)).toBeVisible();
});

test('nothing is said to be saved in a form whose answers are not stored', async () => {
  const { user } = await drawChat();
  await user.type(await dialog().findByLabelText(/Name/), 'Ann Lee');
  await new Promise((done) => setTimeout(done, 600));

  expect(dialog().queryByText('Saved')).toBeNull();
});

test('a transcript is downloaded whole, also of a chat that is over: what was not read is read first', async () => {
  const pages: Record<string, HistoryPage> = {
    latest: { items: [message(3), message(4)], before: 'm3' },
    m3: { items: [message(1), message(2)] },
  };
  const texts: Promise<string>[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      texts.push(blob.text());
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  const { user, provider, host } = await live();
  const most: number[] = [];
  provider.history = async (before, limit = 0) => {
    most.push(limit);
    return pages[before ?? 'latest'] as HistoryPage;
  };
  await act(() =>
    import('../../../src/web/chat/host/connect.ts').then(({ loadHistory }) => loadHistory(host)),
  );
  expect(dialog().getByRole('button', { name: 'Show earlier messages' })).toBeVisible();
  act(() => provider.tell({ type: 'ended', why: 'closed' }));
  await waitFor(() => expect(provider.isDisposed).toBe(true));
  await user.click(await press('Download the transcript'));

  await waitFor(() => expect(texts).toHaveLength(1));
  // A provider answers a hundred at once at most.
  expect(Math.max(...most)).toBeLessThanOrEqual(100);
  expect((await texts[0])?.match(/Message \d/g)).toEqual([
    'Message 1',
    'Message 2',
    'Message 3',
    'Message 4',
  ]);
});

test('what could not be sent is there after a reload, for whoever wrote it and for nobody else', async () => {
  const { user, provider } = await waiting();
  await user.type(await box(), 'Is my rate fixed?{Enter}');
  act(() => provider.tell({ type: 'token', about: 'invalid' }));
  await dialog().findByText('Is my rate fixed?');

  expect(drafts().typed().text).toBe('Is my rate fixed?');
  writeToken(`x.${btoa(JSON.stringify({ sub: 'somebody-else' }))}.x`);
  expect(drafts().typed().text).toBe('');
  writeToken(undefined);
});

test('a phone dials the number of a chat that has stopped', async () => {
  const { provider } = await waiting();
  act(() => provider.tell({ type: 'token', about: 'invalid' }));
  const link = await dialog().findByRole('link', { name: /^\D*\d{3}\D+\d{3}-\d{4}$/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^tel:\d{10,11}$/));
});
