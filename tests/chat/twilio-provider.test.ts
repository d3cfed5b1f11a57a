/** What is said over Twilio: by whom, with which files, and what becomes of it. */
/** Covers src/web/chat/providers/twilio. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { own } from './fake-twilio.ts';
import { draft, pass, texts } from './test-ground.ts';
import { twilioChat } from './twilio-chat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('messages of the agent, of the system and our own are told apart, with their files', async () => {
  const { provider, events, join, conversation } = twilioChat();
  conversation.add(own, 'Hi', { attributes: { clientId: 'c1' } });
  conversation.add('system', 'Ann has joined');
  const broken = {
    filename: 'b.pdf',
    size: 4,
    getContentTemporaryUrl: async () => Promise.reject(new Error()),
  };
  const good = { filename: 'a.pdf', size: 3, getContentTemporaryUrl: async () => 'https://media.example/a' };
  conversation.add('agent-7', 'Here', { attachedMedia: [good, broken] });
  await join();

  expect(events.flatMap((event) => (event.type === 'message' ? [event.message] : []))).toMatchObject([
    { id: '0', seq: 1, role: 'borrower', clientId: 'c1' },
    { id: '1', seq: 2, role: 'system' },
    {
      ...{ id: '2', seq: 3, role: 'agent' },
      files: [
        { name: 'a.pdf', size: 3, url: 'https://media.example/a' },
        { name: 'b.pdf', size: 4, url: '' },
      ],
    },
  ]);
  await provider.send({ clientId: 'c2', text: '', files: [new File(['abc'], 'c.txt')] });
  expect(conversation.log.at(-1)).toMatchObject({ body: '', attributes: { clientId: 'c2' } });
  await pass(0);
  expect(events.at(-1)).toMatchObject({ type: 'message', message: { files: [{ name: 'c.txt', size: 3 }] } });
});

test('who is there, who types and what is read is told of the others only', async () => {
  const { provider, events, join, conversation } = twilioChat();
  await join();
  expect(events).toContainEqual({ type: 'agent', present: false });
  conversation.agent(true);
  await pass(0);
  conversation.emit('typingStarted', { identity: own, lastReadMessageIndex: null });
  conversation.emit('typingStarted', { identity: 'agent-7', lastReadMessageIndex: null });
  await pass(30);
  const participant = { identity: 'agent-7', lastReadMessageIndex: 4 };
  conversation.emit('participantUpdated', { participant });
  conversation.agent(false);
  await pass(0);

  expect(events.slice(-5)).toEqual([
    { type: 'agent', present: true },
    { type: 'typing', on: true },
    { type: 'typing', on: false },
    { type: 'read', upTo: '4' },
    { type: 'agent', present: false },
  ]);
  provider.typing('abc');
  provider.typing(null);
  provider.markRead('4');
  expect([conversation.typed, conversation.readUpTo]).toEqual([1, 4]);
});

test('[ACC-X35] a message that hangs has failed after 30 s; offline it fails at once', async () => {
  const { provider, join, conversation, connection } = twilioChat();
  await expect(provider.send(draft('a'))).rejects.toMatchObject({ code: 'OFFLINE' });
  await join();
  conversation.next = 'hangs';
  const sent = provider.send(draft('a')).catch((error: unknown) => error);
  await pass(30);
  expect(await sent).toMatchObject({ code: 'SILENCE' });
  connection('disconnected');

  await expect(provider.send(draft('b'))).rejects.toMatchObject({ code: 'OFFLINE' });
});

test('older pages come from the SDK', async () => {
  const { provider, join, conversation, events } = twilioChat();
  for (let count = 1; count <= 25; count += 1) conversation.add('agent-7', `No. ${count}`);
  await join();
  expect(texts(events)).toHaveLength(20);
  const latest = await provider.history();
  const older = await provider.history(latest.before);

  expect(latest.items.map(({ text }) => text)[0]).toBe('No. 6');
  expect(older.items.map(({ text }) => text)).toEqual(['No. 1', 'No. 2', 'No. 3', 'No. 4', 'No. 5']);
  expect(older.before).toBeUndefined();
});
