/** The sample companies over HTTP, for tests: what they were asked is kept, and their next answers can go wrong. */
import { fileURLToPath } from 'node:url';
import type { Subject } from '../../src/server/platform/parties/common/subject.ts';
import type { Asked } from '../../src/server/platform/parties/rehearsal/read-question.ts';
import { serveParties, type Text } from '../../src/server/platform/parties/rehearsal/serve-parties.ts';
import { answerWrongly, type Fault } from './faults.ts';

export type MockParties = {
  /** Settings that lead here. */
  env: Record<string, string>;
  asked: Asked[];
  texts: Text[];
  /** Pictures by their SHA-256. */
  pictures: Map<string, Buffer>;
  /** Tells who owns an application; set it before any call about one. */
  borrower: (application: string) => Promise<Subject>;
  /** The next answers to a question go wrong in this way, once some more have been right. */
  next(question: string, fault: Fault, times?: number, after?: number): void;
  close(): Promise<void>;
};

export const folder = fileURLToPath(new URL('../../schemas/parties', import.meta.url));
const key = { id: 'hearthline', secret: 'a secret that only the party and we know'.replaceAll(' ', '-') };

/** @param now milliseconds since 1970, as the sample companies count days */
export async function openMockParties(now: () => number = Date.now): Promise<MockParties> {
  const faults = new Map<string, (Fault | undefined)[]>();
  const mock = {
    asked: [] as Asked[],
    texts: [] as Text[],
    pictures: new Map<string, Buffer>(),
    borrower: async (): Promise<Subject> => ({ email: '', firstName: '', lastName: '' }),
    next: (question: string, fault: Fault, times = 1, after = 0) =>
      void faults.set(question, [...Array(after).fill(undefined), ...Array(times).fill(fault)]),
  };
  const opened: Partial<MockParties> = mock;
  const served = await serveParties({
    ...{ folder, key, now, host: '127.0.0.1', port: 0 },
    borrower: (application) => opened.borrower?.(application) ?? mock.borrower(),
    heard: (asked) => mock.asked.push(asked),
    texted: (text) => {
      if (!mock.texts.some(({ id }) => id === text.id)) mock.texts.push(text);
    },
    pictured: (sha256, bytes) => mock.pictures.set(sha256, bytes),
    reply: async (question, request, reply, give) => {
      const fault = faults.get(question)?.shift();
      if (typeof fault === 'object') return answerWrongly(fault, reply, undefined, request.url);
      const given = await give();
      return fault ? answerWrongly(fault, reply, given, request.url) : reply.send(given);
    },
  });
  return Object.assign(opened, served) as MockParties;
}
