/** A question that was asked of the chatbot, and waited as the first message to a person, stands once. */
/** Covers src/web/chat/desk/said-once.ts. */
import { expect, test } from 'vitest';
import { saidOnce } from '../../../src/web/chat/desk/said-once.ts';
import type { ChatMessage } from '../../../src/web/chat/port/chat-provider.ts';

const message = (seq: number, more: Partial<ChatMessage>): ChatMessage => ({
  ...{ id: `m${seq}`, seq, role: 'borrower', text: '' },
  ...{ at: '2026-11-23T18:00:00Z', files: [], status: 'sent', ...more },
});
const turns = [
  { question: 'What are the fees?', answer: 'From 0%.' },
  { question: 'A person, now', answer: 'I can connect you.' },
];
const carried = message(1, { role: 'bot' as ChatMessage['role'], turns });
const seqs = (...messages: ChatMessage[]) => saidOnce([carried, ...messages]).map(({ seq }) => seq);

test('the first message is left out where it is the last question, and only that one', () => {
  const again = message(3, { text: 'A person, now' });
  expect(seqs(message(2, { text: 'A person, now' }), again)).toEqual([1, 3]);
  expect(seqs(message(2, { text: 'What are the fees?' }))).toEqual([1, 2]);
});

test('it stays where it brings a file, where it was changed, and where it did not go out', () => {
  const file = { name: 'a.pdf', size: 1, url: '' };
  expect(seqs(message(2, { text: 'A person, now', files: [file] }))).toEqual([1, 2]);
  expect(seqs(message(2, { text: 'A person, please call' }))).toEqual([1, 2]);
  expect(seqs(message(2, { text: 'A person, now', status: 'failed' }))).toEqual([1, 2]);
});

test('a chat that began without the chatbot is as it was said', () => {
  const first = message(1, { text: 'Hello' });
  expect(saidOnce([first])).toEqual([first]);
});
