/** The calls of the chatbot, and of a transcript, as a test plays their server. */
import type { Call } from '../../src/web/platform/api/transport/build-request.ts';

type Turn = {
  questionId: string;
  questionStr: string;
  responseStr: string;
  createdDt: string;
  [more: string]: unknown;
};

export function fakeBot() {
  const turns: Turn[] = [];
  const calls: Call[] = [];
  const world = { answers: true, refusesNext: 0, more: {} as object };
  const send = async (call: Call): Promise<unknown> => {
    calls.push(call);
    if (world.refusesNext > 0) {
      const status = world.refusesNext;
      world.refusesNext = 0;
      return status;
    }
    if (call.path.endsWith('/chatWithAutobot')) {
      const { message } = call.body as { message: string };
      const questionId = `q${turns.length + 1}`;
      const turn = { questionId, questionStr: message, createdDt: '2026-11-23T10:00:00.000Z', ...world.more };
      turns.push({ ...turn, responseStr: world.answers ? `About “${message}”.` : '' });
      return { conversationId: 'conversation' };
    }
    if (call.path.includes('/getChatHistory/')) return { conversationId: 'conversation', messages: turns };
    return undefined;
  };
  return { send, world, turns, calls };
}

/** A transcript of so many messages, the latest first, two sides in turns. */
export function fakeTranscript(count: number) {
  const all = Array.from({ length: count }, (_, index) => ({
    ...{ id: `t${count - index}`, senderId: (count - index) % 2 === 1 ? 'ann' : 'person-9' },
    ...{ text: `No. ${count - index}`, createdAt: 1_700_000_000_000 + (count - index) * 1000 },
  }));
  return async ({ query }: Call): Promise<unknown> => {
    const { limit, startingAfter } = query ?? {};
    const start = startingAfter === undefined ? 0 : all.findIndex(({ id }) => id === startingAfter) + 1;
    return { data: all.slice(start, start + Number(limit)) };
  };
}
