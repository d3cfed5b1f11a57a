/** The sandbox's notary. The right answers stand 1st, 2nd, 3rd, 4th, 1st, so that a tester can pass without a credit file. */
import { clockIn } from '../../../engine/dates/clock-in.ts';
import type { Notary } from '../notary.ts';
import { sandboxQuiz } from './quiz.ts';
import { personaFor, type SandboxOptions } from './sandbox-options.ts';

const hourMs = 3_600_000;

export function sandboxNotary(options: SandboxOptions): Notary {
  // One session at a time starts at each hour; there is always a notary for "now".
  const bookings = new Map<string, string | undefined>();
  const isTaken = (slot: string, by?: string) => bookings.has(slot) && bookings.get(slot) !== by;
  return {
    async acceptsRemote(subject) {
      return personaFor(options, subject).remoteNotary;
    },
    async slots(from) {
      const first = Math.ceil(from / hourMs) * hourMs + hourMs;
      const starts = Array.from({ length: 96 }, (_, index) => first + index * hourMs);
      return starts
        .filter(isOpen)
        .map((start) => new Date(start).toISOString())
        .filter((start) => !isTaken(start))
        .slice(0, 12);
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

/** Monday to Saturday, 6 a.m. to 6 p.m. Pacific Time. */
function isOpen(start: number): boolean {
  const { weekday, hour } = clockIn('America/Los_Angeles', start);
  return weekday !== 0 && hour >= 6 && hour < 18;
}
