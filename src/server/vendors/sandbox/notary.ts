/** The sandbox's notary. The right answers stand 1st, 2nd, 3rd, 4th, 1st, so that a tester can pass without a credit file. */
import type { KnowledgeQuestion, Notary } from '../notary.ts';
import type { Subject } from '../subject.ts';
import { personaFor, type SandboxOptions } from './sandbox-options.ts';

const hour = 3_600_000;
const opening = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Where the right answer of each question stands. */
const places = [0, 1, 2, 3, 0];

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
    async quiz(subject) {
      const questions = quizFor(subject);
      const right = questions.map(({ id, choices }, index) => [id, choices[places[index] ?? 0]]);
      return {
        questions,
        answers: personaFor(options, subject).kbaAlwaysFails ? {} : Object.fromEntries(right),
      };
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

function quizFor(subject: Subject): KnowledgeQuestion[] {
  const home = subject.address?.street1.replace(/^\S+\s*/, '') || 'Sandbox Way';
  const city = subject.address?.city || 'Sampletown';
  const questions: [string, string, string[]][] = [
    ['street', 'Which of these streets have you lived on?', [home, 'Quarry Lane', 'Windmill Court']],
    ['city', 'In which of these cities have you owned a home?', [city, 'Port Ellery', 'Stonewick']],
    [
      'lender',
      'Who services your mortgage?',
      ['Harbor Mortgage Servicing', 'Eastgate Loans', 'Pinehill Bank'],
    ],
    [
      'vehicle',
      'Which of these vehicles have you registered?',
      ['Blue Ridge wagon', 'Comet coupe', 'Pelican van'],
    ],
    ['name', 'Which of these last names belongs to your household?', [subject.lastName, 'Ferrow', 'Maddick']],
  ];
  return questions.map(([id, text, answers], index) => ({
    id,
    text,
    choices: choices(answers, places[index] ?? 0),
  }));
}

/** Puts the right answer, the first one given, at `place`; elsewhere the last choice is "None of these". */
function choices([truth = '', ...others]: string[], place: number): string[] {
  const texts = place === 3 ? [...others, 'Nightjar sedan'] : [...others, 'None of these'];
  return [...texts.slice(0, place), truth, ...texts.slice(place)];
}
