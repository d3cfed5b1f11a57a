/** The sandbox's notary. The right answers run a, b, c, d, a, so that a tester can pass without a credit file. */
import type { KnowledgeQuestion, Notary } from '../notary.ts';
import type { Subject } from '../subject.ts';
import { personaFor, type SandboxOptions } from './sandbox-options.ts';

const hour = 3_600_000;
const order = ['a', 'b', 'c', 'd', 'a'];

export function sandboxNotary(options: SandboxOptions): Notary {
  return {
    async acceptsRemote(subject) {
      return personaFor(options, subject).remoteNotary;
    },
    async slots(from) {
      const first = Math.ceil(from / hour) * hour + hour;
      return Array.from({ length: 8 }, (_, index) => new Date(first + index * hour).toISOString());
    },
    async quiz(subject) {
      const questions = quizFor(subject);
      const answers = questions.map(({ id }, index) => [id, order[index] ?? 'a']);
      const right = personaFor(options, subject).kbaAlwaysFails ? [] : answers;
      return { questions, answers: Object.fromEntries(right) };
    },
    async assign() {
      return { name: 'Nadia Sample', commission: 'SBX-1001', state: 'NV' };
    },
  };
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
    choices: choices(answers, order[index] ?? 'a'),
  }));
}

/** Puts the right answer, the first one given, at the letter `right`; the last choice is always "None of these". */
function choices([truth = '', ...others]: string[], right: string): { id: string; text: string }[] {
  const texts = right === 'd' ? [...others, 'Nightjar sedan', truth] : [...others, 'None of these'];
  if (right !== 'd') texts.splice('abc'.indexOf(right), 0, truth);
  return texts.map((text, index) => ({ id: 'abcd'.charAt(index), text }));
}
