/** What a lender may change of the ready answers of its agents: all of them, in words that it may say on a page. */
/** Covers src/engine/judge/judge-ready-answers.ts, src/engine/lints/{ready-answers,filled-text}.ts. */
import { expect, test } from 'vitest';
import { judgeReadyAnswers } from '../../../src/engine/judge/judge-ready-answers.ts';
import { lintReadyAnswers } from '../../../src/engine/lints/ready-answers.ts';
import type { Org } from '../../../src/types/org.ts';

const org = {
  companyNameShort: 'Acme',
  baseUrl: 'https://www.acme.example',
  supportPhoneNumber: { number: '+18005550199' },
  email: 'help@acme.example',
} as Org;
const base = {
  answers: {
    hello: { title: 'Hello', text: 'Hello.', named: 'Hello {{visitor.firstName}}.' },
    bye: { title: 'Goodbye', text: 'Goodbye.' },
  },
};
const patchFile = 'orgs/acme/flows/chat/ready-answers.json';

function judged(answers: object, more: object = {}): string[] {
  const merged = { ...more, answers: { ...base.answers, ...answers } };
  const vocabulary = { scopes: {} } as never;
  return judgeReadyAnswers({ patchFile, base, merged, org, vocabulary, readWords: () => [] }).map(
    ({ code, place }) => `${code} ${place.slice(patchFile.length + 1)}`,
  );
}

test('a lender changes, adds and leaves out', () => {
  expect(
    judged({
      hello: { title: 'Hi', text: 'Hi there.', named: 'Hi {{visitor.firstName}}.' },
      bye: undefined,
      branch: { title: 'Our branch', text: 'Call (800) 555-0199.' },
    }),
  ).toEqual([]);
});

test.each([
  ['another’s phone number', { text: 'Call (800) 555-0100.' }, 'OVERRIDE_LINK /answers/bye/text'],
  ['a rate', { text: 'Only 2% for you.' }, 'OVERRIDE_ASKS /answers/bye/text'],
  ['no words', { text: ' . ' }, 'OVERRIDE_HIDES /answers/bye/text'],
  [
    'a name where there may be none',
    { text: 'Bye {{visitor.firstName}}.' },
    'OVERRIDE_FILLS /answers/bye/text',
  ],
])('not %s', (_, change, issue) => {
  expect(judged({ bye: { ...base.answers.bye, ...change } })).toContain(issue);
});

test('what it adds is judged as what it changes, and the file holds nothing else', () => {
  expect(judged({ own: { title: 'Own', text: 'Only 2% for you.' } })).toContain(
    'OVERRIDE_ASKS /answers/own/text',
  );
  expect(judged({}, { says: {} })).toEqual(['OVERRIDE_FORBIDDEN /says']);
});

test('a gap without a value and a format that is none are told, with what was meant', () => {
  const file = 'flows/chat/ready-answers.json';
  const answers = {
    hello: { title: 'Hello', text: 'Hello {{visitor.firstName}} from {{org.companyNameShort}}.' },
    call: { title: 'Call', text: 'Call {{org.supportPhoneNumber.number | fone}}.' },
    bye: { title: 'Bye', text: 'Bye.', named: 'Bye {{visitor.lastName}}.' },
  };
  expect(lintReadyAnswers({ file, answers: base.answers, org })).toEqual([]);

  expect(lintReadyAnswers({ file, answers, org }).map(({ code, place }) => `${code} ${place}`)).toEqual([
    `TEXT_PATH_UNKNOWN ${file}#/answers/hello/text`,
    `TEXT_FORMAT_UNKNOWN ${file}#/answers/call/text`,
    `TEXT_PATH_UNKNOWN ${file}#/answers/bye/named`,
  ]);
});
