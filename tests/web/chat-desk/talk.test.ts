/** What each frame of the server makes of a chat that an agent has open. */
/** Covers src/web/chat/desk/{talk,desk-path}.ts, src/web/chat/providers/stream/server-frame.ts. */
import { expect, test } from 'vitest';
import {
  emptyTalk,
  hearTalk,
  latestSeq,
  marked,
  sending,
  type Talk,
} from '../../../src/web/chat/desk/talk.ts';
import type { ChatMessage } from '../../../src/web/chat/port/chat-provider.ts';
import { readServerFrame } from '../../../src/web/chat/providers/stream/server-frame.ts';

const message = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: `m${seq}`, clientId: `c${seq}`, seq, role: 'borrower', text: `No. ${seq}` },
  ...{ at: '2026-11-23T18:00:00Z', files: [], status: 'sent', ...more },
});
const heard = (talk: Talk, ...messages: ChatMessage[]) =>
  messages.reduce((before, one) => hearTalk(before, { t: 'message', message: one }), talk);
const texts = ({ messages }: Talk) => messages.map(({ text, status }) => `${text} ${status}`);

test('what is sent stands there at once, and once, when the server has it', () => {
  const talk = sending(heard(emptyTalk, message(1)), 'mine', 'Hello');
  expect(texts(talk)).toEqual(['No. 1 sent', 'Hello sending']);
  const taken = heard(talk, message(2), message(3, { clientId: 'mine', role: 'agent', text: 'Hello' }));

  expect(texts(taken)).toEqual(['No. 1 sent', 'No. 2 sent', 'Hello sent']);
  expect(texts(heard(taken, message(2)))).toEqual(texts(taken));
  expect(latestSeq(taken)).toBe(3);
});

test('a message that failed says so, and goes again under its own identifier', () => {
  const failed = hearTalk(sending(emptyTalk, 'a', 'Hello'), { t: 'nack', clientId: 'a', code: 'RATE' });
  expect(texts(failed)).toEqual(['Hello failed']);
  expect(latestSeq(failed)).toBe(0);

  expect(texts(sending(failed, 'a', 'Hello'))).toEqual(['Hello sending']);
  const taken = heard(failed, message(1, { clientId: 'a', role: 'agent', text: 'Hello' }));
  expect(texts(marked(taken, 'a', 'failed'))).toEqual(['Hello sent']);
});

test('a borrower who uses an agent’s identifier replaces nothing', () => {
  const talk = sending(emptyTalk, 'same', 'Hello');

  expect(texts(heard(talk, message(1, { clientId: 'same' })))).toEqual(['No. 1 sent', 'Hello sending']);
});

test('what is typed is shown until it is sent, or is nothing any more', () => {
  const typing = hearTalk(emptyTalk, { t: 'typing', on: true, preview: 'I wonder' });
  expect(typing).toMatchObject({ isTyping: true, preview: 'I wonder' });

  expect(heard(typing, message(1))).toMatchObject({ isTyping: false, preview: undefined });
  expect(hearTalk(typing, { t: 'typing', on: false })).toMatchObject({ isTyping: false, preview: undefined });
});

test('a connection that returns brings how the chat stands, and what was missed', () => {
  const agent = { present: true, isMine: true, name: 'a@example.com' };
  const welcome = { t: 'welcome', seq: 2, frozen: false, read: 1, present: true, agent } as const;
  const talk = hearTalk({ ...emptyTalk, messages: [message(1)] }, { ...welcome, messages: [message(2)] });
  expect(talk).toMatchObject({ isUp: true, isOver: false, read: 1, agent });
  expect(texts(talk)).toEqual(['No. 1 sent', 'No. 2 sent']);

  const given = hearTalk(talk, { t: 'agent', present: true, isMine: false, name: 'b@example.com' });
  expect(given.agent).toEqual({ present: true, isMine: false, name: 'b@example.com' });
  expect(hearTalk(given, { t: 'agent', present: false }).agent).toEqual({ present: false });
  expect(hearTalk(talk, { t: 'channel', frozen: true }).isOver).toBe(true);
  expect(hearTalk(talk, { t: 'borrower', away: true }).isAway).toBe(true);
  expect(hearTalk({ ...talk, isAway: true }, { ...welcome, messages: [] }).isAway).toBe(false);
  expect(hearTalk(talk, { t: 'read', seq: 2 }).read).toBe(2);
  expect(hearTalk(talk, { t: 'pong' })).toBe(talk);
});

test.each([
  [{ by: 'borrower' }, 'borrower'],
  [{ by: 'agent', isMine: true }, 'me'],
  [{ by: 'agent', isMine: false }, 'agent'],
  [{ by: 'time' }, 'time'],
  [{}, undefined],
  [{ by: 'someone' }, undefined],
])('the end of a chat says who ended it: %j', (ended, over) => {
  const said = readServerFrame(JSON.stringify({ t: 'channel', frozen: true, ...ended }));
  expect(said && hearTalk(emptyTalk, said)).toMatchObject({ isOver: true });
  expect(said && hearTalk(emptyTalk, said).over).toBe(over);
});
