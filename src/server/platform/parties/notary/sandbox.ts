/** The sandbox's notary. The right answers stand 1st, 2nd, 3rd, 4th, 1st, so that a tester can pass without a credit file. */

import { personaFor, type SandboxOptions } from '../sandbox/sandbox-options.ts';
import type { Notary } from './party.ts';
import { sandboxQuiz } from './quiz.ts';

const hourMs = 3_600_000;

export function sandbox(options: SandboxOptions): Notary {
  // One session at a time starts at each hour of the next week, day and night: the lender's hours say which are offered.
  const bookings = new Map<string, string | undefined>();
  const isTaken = (slot: string, by?: string) => bookings.has(slot) && bookings.get(slot) !== by;
  return {
    async acceptsRemote(subject) {
      return personaFor(options, subject).remoteNotary;
    },
    async slots(from) {
      const first = Math.ceil(from / hourMs) * hourMs + hourMs;
      const starts = Array.from({ length: 7 * 24 }, (_, index) => first + index * hourMs);
      return starts.map((start) => new Date(start).toISOString()).filter((start) => !isTaken(start));
    },
    async quiz(subject, set) {
      const { questions, answers } = sandboxQuiz(subject, set);
      return { questions, answers: personaFor(options, subject).kbaAlwaysFails ? {} : answers };
    },
    async session(subject, attempt) {
      return personaFor(options, subject).notaryOutcomes[attempt - 1] ?? 'SIGNED';
    },
    async assign({ asking }, slot) {
      if (isTaken(slot, asking?.application)) return { taken: true };
      if (slot !== 'NOW') bookings.set(slot, asking?.application);
      return { name: 'Nadia Sample', commission: 'SBX-1001', state: 'NV' };
    },
    async cancel(_subject, slot) {
      bookings.delete(slot);
      return { stopped: true };
    },
  };
}
