/** Which buttons someone reads on the desk's pages and on the page of an invitation, by where things stand. */
/** Covers flows/desk/pages/task.json, flows/desk/pages/conditions.json, flows/register/pages/account-setup.json, flows/desk/rules.json. */
import { expect, test } from 'vitest';
import { loadContent } from '../../src/content/read-content.ts';
import { openActions } from '../../src/engine/answers/open-actions.ts';
import { flowCore, pageForBrowser } from '../../src/engine/content/flow-core.ts';

const { content } = loadContent(process.cwd());

function offered(flow: 'desk' | 'register', id: string, facts: object, answers: object = {}): string[] {
  const compiled = content.orgs.default?.flows[flow];
  const page = compiled?.pages[id];
  if (!compiled || !page) throw new Error(`There is no page "${id}".`);
  const seen = { facts: { ...facts }, answers: { ...answers } };
  return openActions(flowCore(compiled), pageForBrowser(page), seen).map(([, { label }]) => label);
}

const answers = [
  { uuid: 'yes', title: 'It is theirs', declines: false },
  { uuid: 'no', title: 'It is not', declines: true },
];
const open = { state: 'OPEN', answers, isMine: false };
const beside = ['Conditions of this application', 'All tasks'];

test.each<[string, object, object, string[]]>([
  ['a free task', open, {}, ['Give this answer', 'Take this task', ...beside]],
  [
    'my own task',
    { ...open, holder: 'Ann', isMine: true },
    {},
    ['Give this answer', 'Give it back', ...beside],
  ],
  ["a colleague's task", { ...open, holder: 'Ann' }, {}, beside],
  [
    'an answer that declines',
    { ...open, holder: 'Ann', isMine: true },
    { answer: 'no' },
    ['Decline the application', 'Give it back', ...beside],
  ],
  [
    'a free task with another',
    { ...open, next: 'b' },
    {},
    ['Give this answer', 'Take this task', 'Skip to the next', ...beside],
  ],
  ['an answered task with another', { ...open, state: 'ANSWERED', next: 'b' }, {}, ['Next task', ...beside]],
  ['the last answered task', { ...open, state: 'ANSWERED' }, {}, beside],
  ['a withdrawn task', { ...open, state: 'WITHDRAWN' }, {}, beside],
])('%s', (_, review, typed, labels) => {
  expect(offered('desk', 'task', { review }, typed)).toEqual(labels);
});

test.each<[string, object, string[]]>([
  ['nothing is open', {}, ['Ask the borrower for something']],
  ['one is open', { open: [{ uuid: 'a' }] }, ['Ask the borrower for something', 'Take a condition back']],
  [
    'a document waits',
    { open: [{ uuid: 'a' }], waiting: [{ uuid: 'f' }] },
    ['Decide', 'Ask the borrower for something', 'Take a condition back'],
  ],
])('conditions of which %s', (_, casework, labels) => {
  expect(offered('desk', 'conditions', { casework })).toEqual(labels);
});

test('an account is created with an invitation only; without one the borrower can start on their own', () => {
  expect(offered('register', 'account-setup', { application: { invited: true } })).toEqual([
    'Create my account',
  ]);
  expect(offered('register', 'account-setup', {})).toEqual(['Check my rate']);
});
