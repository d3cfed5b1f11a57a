/** The chat as it is drawn, by role and label: its form, the wait, what is written, what went wrong, its end. */
/** Covers src/web/chat/parts, src/web/chat/host/{open-chat,open-survey,open-file}.ts, src/web/chat/parts/options.tsx, src/engine/hours/opening-at.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openingText } from '../../../src/web/chat/parts/opening-line.tsx';
import { drawChat } from './draw-chat.tsx';
import { message, type Plan } from './fake-chat.ts';

const INFO = 'POST /service-csp/external/api/v1/twilio/web-chat-info';

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const dialog = () => within(screen.getByRole('dialog', { name: 'Chat with us' }));
const field = (name: RegExp) => dialog().findByLabelText(name);
const start = () => dialog().getByRole('button', { name: 'Start chat' });

async function waiting(plan: Plan = {}, options = {}) {
  const made = await drawChat(plan, options);
  await made.user.type(await field(/Name/), 'Ann Lee');
  await made.user.type(await field(/Email address/), 'ann@example.com');
  await made.user.click(start());
  await dialog().findByText('Waiting for next available agent');
  return made;
}

async function live(plan: Plan = {}, options = {}) {
  const made = await waiting(plan, options);
  act(() => made.provider.tell({ type: 'agent', present: true }));
  return { ...made, box: await dialog().findByRole('textbox', { name: 'Message' }) };
}

test('[ACC-C5][ACC-C6][ACC-C7][ACC-X10][ACC-X11] name and email are required, and neither is longer than 128 characters', async () => {
  const { user, provider } = await drawChat();
  const [name, email] = [await field(/Name/), await field(/Email address/)];
  await user.click(start());
  expect(await dialog().findByRole('link', { name: 'Name: Required' })).toBeVisible();
  expect(dialog().getByRole('link', { name: 'Email address: Required' })).toBeVisible();

  fireEvent.change(name, { target: { value: 'a'.repeat(129) } });
  fireEvent.change(email, { target: { value: 'ann.example.com' } });
  await user.click(start());
  expect(await dialog().findAllByText(/Cannot be more than 128 characters/)).not.toHaveLength(0);
  expect(dialog().getAllByText(/Enter a valid email address/)).not.toHaveLength(0);

  fireEvent.change(email, { target: { value: `${'a'.repeat(60)}@${'b'.repeat(60)}.example` } });
  fireEvent.change(name, { target: { value: 'a'.repeat(128) } });
  await user.click(start());
  expect(provider.started).toEqual([]);

  fireEvent.change(email, { target: { value: 'ann@example.com' } });
  await user.click(start());
  await waitFor(() => expect(provider.started).toMatchObject([{ friendlyName: 'a'.repeat(128) }]));
});

test('[ACC-C31][ACC-X14] a chat that cannot begin is said so, and the form keeps what was typed', async () => {
  const { user } = await drawChat({ start: () => Promise.reject(new Error('500')) });
  await user.type(await field(/Name/), 'Ann Lee');
  await user.type(await field(/Email address/), 'ann@example.com');
  await user.click(start());

  expect(await dialog().findByText('Something went wrong. Please try again later.')).toBeVisible();
  expect(await field(/Name/)).toHaveValue('Ann Lee');
  expect(await field(/Email address/)).toHaveValue('ann@example.com');
});

test('[ACC-C14] what is said while waiting is held, and can be changed until a person comes', async () => {
  const { user, provider } = await waiting();
  await user.type(dialog().getByRole('textbox', { name: 'Message' }), 'Helo{Enter}');
  expect(dialog().getByText("We'll send this as soon as an agent joins.", { exact: false })).toBeVisible();
  expect(dialog().queryByRole('textbox')).toBeNull();

  await user.click(dialog().getByRole('button', { name: 'Edit' }));
  const box = dialog().getByRole('textbox', { name: 'Edit your message' });
  await user.clear(box);
  await user.type(box, 'Hello{Enter}');
  act(() => provider.tell({ type: 'agent', present: true }));
  await waitFor(() => expect(provider.sent.map(({ text }) => text)).toEqual(['Hello']));
});

test('an agent who is gone before the first message arrived leaves it waiting, once, for the next', async () => {
  let fails = true;
  const send = async () => {
    if (fails) throw new Error('gone');
    return { id: 'm1', seq: 1 };
  };
  const { user, provider } = await waiting({ send });
  await user.type(dialog().getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  act(() => provider.tell({ type: 'agent', present: true }));
  expect(await dialog().findByText('Not sent')).toBeVisible();

  act(() => provider.tell({ type: 'agent', present: false }));
  expect(dialog().getByText('Waiting for next available agent')).toBeVisible();
  expect(dialog().getAllByText('Hello')).toHaveLength(1);
  await user.click(dialog().getByRole('button', { name: 'Edit' }));
  const box = dialog().getByRole('textbox', { name: 'Edit your message' });
  await user.clear(box);
  await user.type(box, 'Good morning{Enter}');
  fails = false;
  act(() => provider.tell({ type: 'agent', present: true }));

  await waitFor(() => expect(dialog().getByText('Good morning')).toBeVisible());
  expect(dialog().queryByText('Hello')).toBeNull();
  const [first, second] = provider.sent;
  expect([first?.text, second?.text]).toEqual(['Hello', 'Good morning']);
  expect(second?.clientId).toBe(first?.clientId);
});

test('the place in the queue is told', async () => {
  const { provider } = await waiting();
  act(() => provider.tell({ type: 'queue', position: 3 }));
  expect(dialog().getByText("You're number 3 in line.")).toBeVisible();
  act(() => provider.tell({ type: 'queue', position: 1 }));
  expect(dialog().getByText("You're next in line.")).toBeVisible();
});

test('[ACC-C19][ACC-X28] Enter sends, Shift and Enter make a line, the Enter of an input method does neither', async () => {
  const { user, provider, box } = await live();
  await user.type(box, 'one{Shift>}{Enter}{/Shift}two');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(provider.sent).toEqual([]);

  await user.type(box, '{Enter}');
  expect(provider.sent.map(({ text }) => text)).toEqual(['one\ntwo']);
  expect(box).toHaveValue('');
});

test('[ACC-C19][ACC-X29] spaces are not sent; a file alone is, and one that was taken away is not', async () => {
  const { user, provider, box } = await live();
  await user.type(box, '   {Enter}');
  expect(provider.sent).toEqual([]);

  const picker = document.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(picker, [new File(['x'], 'a.pdf'), new File(['y'], 'b.txt')]);
  await user.click(dialog().getByRole('button', { name: 'Remove a.pdf' }));
  await user.click(dialog().getByRole('button', { name: 'Send' }));
  expect(provider.sent.map(({ files }) => files.map(({ name }) => name))).toEqual([['b.txt']]);
});

test('[ACC-X30] a file that may not be sent is said so and stays out', async () => {
  const { provider } = await live();
  const picker = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(picker, { target: { files: [new File(['x'], 'a.pdf.exe')] } });

  expect(await dialog().findByRole('alert')).toHaveTextContent("We can't send a.pdf.exe.");
  expect(dialog().queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(provider.sent).toEqual([]);
});

test('[ACC-C33][ACC-X35] a message that does not arrive says so, and Retry sends it', async () => {
  let fails = true;
  const send = async () => {
    if (fails) throw new Error('gone');
    return { id: 'm1', seq: 1 };
  };
  const { user, box } = await live({ send });
  await user.type(box, 'Hi{Enter}');
  expect(await dialog().findByText('Something went wrong. Please try resending the message.')).toBeVisible();
  expect(box).toBeEnabled();

  fails = false;
  await user.click(dialog().getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(dialog().queryByText('Not sent')).toBeNull());
  expect(dialog().queryByText(/Please try resending/)).toBeNull();
});

test('[ACC-C21] who at the lender writes is Agent; what came is told to a screen reader once', async () => {
  const { provider } = await live();
  act(() => provider.tell({ type: 'message', message: message(1, { text: 'Good morning' }) }));
  act(() => provider.tell({ type: 'message', message: message(1, { text: 'Good morning' }) }));

  expect(dialog().getByText('Agent')).toBeVisible();
  expect(dialog().getAllByText('Good morning')).toHaveLength(1);
  const told: string[] = [];
  const watch = new MutationObserver(() => told.push(screen.getByRole('status').textContent ?? ''));
  watch.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true });
  await waitFor(() => expect(told.some((text) => text.includes('Agent: Good morning'))).toBe(true));
  expect(told.filter((text) => text.includes('Good morning'))).toHaveLength(1);
});

test('a file of the chat is fetched with the token of the chat, which stands in no address', async () => {
  const url = '/service-omni-proxy/insecure/api/v1/stream/attachments/f1';
  const { user, provider, server } = await live({}, { routes: { [`GET ${url}`]: () => ({ status: 503 }) } });
  const files = [{ name: 'rates.pdf', size: 2048, url }];
  act(() => provider.tell({ type: 'message', message: message(1, { files }) }));
  await user.click(dialog().getByRole('button', { name: 'rates.pdf' }));

  await waitFor(() => expect(server.calls(`GET ${url}`)[0]?.headers['x-chat-token']).toBe('t1'));
  expect(server.calls(`GET ${url}`)[0]?.query).toBe('');
});

test('what was read says so on the last of it, and a person who writes is shown', async () => {
  const { user, provider, box } = await live();
  await user.type(box, 'One{Enter}');
  await user.type(box, 'Two{Enter}');
  await act(async () => provider.tell({ type: 'read', upTo: 'm2' }));
  expect(dialog().getAllByText(/Read$/)).toHaveLength(1);
  act(() => provider.tell({ type: 'typing', on: true }));
  expect(dialog().getByText('Agent is typing')).toBeInTheDocument();
});

test('[ACC-C30] a lost connection is said, with a way to try at once', async () => {
  const { user, provider } = await live();
  act(() => provider.tell({ type: 'connection', state: 'reconnecting' }));
  expect(dialog().getByText('Connection lost. Attempting to reconnect.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Reconnect now' }));

  expect(provider.resumed).toHaveLength(2);
  expect(dialog().queryByText(/Connection lost/)).toBeNull();
});

test('[ACC-C15][ACC-X27] after hours nothing more is written to a chat that no one has answered', async () => {
  const { host } = await live();
  act(() => host.run.tell({ name: 'status-known', isOpen: false }));
  expect(dialog().queryByRole('textbox')).toBeNull();
  expect(dialog().getByText("You can write to us again when we're open.")).toBeVisible();
});

test('[ACC-X48] a chat that is only to be read has no field', async () => {
  const { provider } = await waiting({ can: { send: false } });
  act(() => provider.tell({ type: 'agent', present: true }));
  act(() => provider.tell({ type: 'message', message: message(1, { text: 'It was said here.' }) }));

  expect(await dialog().findByText('It was said here.')).toBeVisible();
  expect(dialog().queryByRole('textbox')).toBeNull();
});

test('[ACC-C2] Escape and the button close the panel', async () => {
  const { user, host } = await live();
  await user.keyboard('{Escape}');
  expect(host.view.read().isShown).toBe(false);
});

test('[ACC-C13] at the end: thanks, the survey, another chat, the transcript', async () => {
  const { user, provider, host } = await live();
  act(() => provider.tell({ type: 'message', message: message(1) }));
  act(() => provider.tell({ type: 'ended', why: 'closed' }));

  expect(dialog().getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Take the survey' })).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Download the transcript' })).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Start new chat' }));
  expect(host.run.store.read().phase).toBe('preForm');
});

test.each([
  [{ contactId: 'k1' }, 'https://www.acme.example/chat-survey?omniProxyChannelId=c1&contactId=k1'],
  [{ contactId: null }, undefined],
])('[ACC-C27][ACC-X47] with %j the survey opens at %s', async (body, url) => {
  const tab = { close: vi.fn(), location: { assign: vi.fn() }, opener: {} };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { user, provider } = await live({}, { routes: { [INFO]: () => ({ body }) } });
  act(() => provider.tell({ type: 'ended', why: 'closed' }));
  await user.click(dialog().getByRole('button', { name: 'Take the survey' }));

  if (url) await waitFor(() => expect(String(tab.location.assign.mock.calls[0]?.[0])).toBe(url));
  else expect(await dialog().findByText('Something went wrong. Please try again later.')).toBeVisible();
});

const at = (text: string) => Date.parse(text);
test.each([
  [{ isOpen: true, changesAt: at('2026-11-24T02:00Z') }, 'Open until 6 p.m. Pacific Time'],
  [{ isOpen: false, changesAt: at('2026-11-23T14:00Z') }, 'Back today at 6 a.m. Pacific Time'],
  [{ isOpen: false, changesAt: at('2026-11-24T14:30Z') }, 'Back tomorrow at 6:30 a.m. Pacific Time'],
  [{ isOpen: false, changesAt: at('2026-11-30T14:00Z') }, 'Back on Monday at 6 a.m. Pacific Time'],
  [{ isOpen: false }, "We're closed right now."],
])('[ACC-C26] the hours of %j are said as "%s"', (opening, text) => {
  expect(openingText(opening, at('2026-11-23T12:00Z'))).toBe(text);
});
