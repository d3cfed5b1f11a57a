/** The sandbox's notary. The right answers stand 1st, 2nd, 3rd, 4th, 1st, so that a tester can pass without a credit file. */
import type { Notary } from '../notary.ts';
import { sandboxQuiz } from './quiz.ts';
import { personaFor, type SandboxOptions } from './sandbox-options.ts';

const hour = 3_600_000;
const opening = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

export function sandboxNotary(options: SandboxOptions): Notary {
  return {
    async acceptsRemote(subject) {
      return personaFor(options, subject).remoteNotary;
    },
    async slots(from) {
      const first = Math.ceil(from / hour) * hour + hour;
      const starts = Array.from({ length: 96 }, (_, index) => first + index * hour);
      return starts
        .filter(isOpen)
        .slice(0, 12)
        .map((start) => new Date(start).toISOString());
    },
    async quiz(subject, set) {
      const { questions, answers } = sandboxQuiz(subject, set);
      return { questions, answers: personaFor(options, subject).kbaAlwaysFails ? {} : answers };
    },
    async assign() {
      return { name: 'Nadia Sample', commission: 'SBX-1001', state: 'NV' };
    },
  };
}

/** Monday to Saturday, 6 a.m. to 6 p.m. Pacific Time. */
function isOpen(start: number): boolean {
  const parts = Object.fromEntries(opening.formatToParts(start).map(({ type, value }) => [type, value]));
  return parts.weekday !== 'Sun' && Number(parts.hour) >= 6 && Number(parts.hour) < 18;
}
