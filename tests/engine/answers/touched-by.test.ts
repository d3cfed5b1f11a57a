/** Which fields an answer has a say in: what each kind of reading on a page adds. */
/** Covers src/engine/answers/touched-by.ts, src/engine/rules/paths-of-rule.ts. */
import { expect, test } from 'vitest';
import { touchedBy } from '../../../src/engine/answers/touched-by.ts';
import type { BrowserPage } from '../../../src/engine/content/bundle.ts';

const rules = {
  isMarried: { means: 'Typed as married.', logic: { '==': [{ var: 'answers.status' }, 'married'] } },
  livesAlone: { means: 'No one else.', logic: { '!': { rule: 'isMarried' } } },
  isTexan: { means: 'Stored as Texan.', logic: { '==': [{ var: 'profile.home.state' }, 'TX'] } },
  hasDebts: { means: 'Any debt.', logic: { some: [{ var: 'profile.debts' }, { var: 'open' }] } },
  loops: { means: 'Asks itself.', logic: { rule: 'loops' } },
};

const page = {
  fields: {
    ...{ name: null, status: null, spouse: null, city: null, notes: null },
    home: { entity: 'profile', path: ['home'] },
    zip: { entity: 'profile', path: ['home', 'zip'] },
    debts: { entity: 'profile', path: ['debts'] },
  },
  display: { properties: {} },
} as unknown as BrowserPage;

type Parts = Partial<BrowserPage> & { answerWords?: Record<string, string> };

function touched(name: string, { answerWords, ...parts }: Parts = {}): string[] | 'all' {
  const flow = { org: {}, rules, ...(answerWords && { answerWords }) } as Parameters<typeof touchedBy>[0];
  const names = touchedBy(flow, { ...page, ...parts } as BrowserPage)(name);
  return names ? [...names].sort() : 'all';
}

const check = (fields: string[], more = {}) => ({ check: 'same', fields, message: 'Not the same', ...more });

test.each<[said: string, name: string, parts: Parts, expected: string[] | 'all']>([
  ['an answer that is read by none is alone', 'name', { when: { spouse: 'isMarried' } }, ['name']],
  ['what shows by it may be anything', 'status', { when: { spouse: 'isMarried' } }, 'all'],
  ['a rule may be asked the other way round', 'status', { when: { spouse: '!isMarried' } }, 'all'],
  ['a rule may call another', 'status', { when: { spouse: 'livesAlone' } }, 'all'],
  ['a rule may read the place where it is stored', 'home', { when: { spouse: 'isTexan' } }, 'all'],
  ['a part beside the one that is read is not read', 'zip', { when: { spouse: 'isTexan' } }, ['zip']],
  ['a rule may read the entries of a list', 'debts', { when: { spouse: 'hasDebts' } }, 'all'],
  ['a rule that asks itself reads nothing', 'status', { when: { spouse: 'loops' } }, ['status']],
  [
    'what must be given by it is judged',
    'status',
    { requiredWhen: { spouse: 'isMarried' } },
    ['spouse', 'status'],
  ],
  ['what it is compared with is judged', 'name', { checks: [check(['name', 'spouse'])] }, ['name', 'spouse']],
  [
    'and what that is compared with, by its list',
    'name',
    { checks: [check(['name', 'spouse']), check(['debts.*.of', 'spouse']), check(['city', 'notes'])] },
    ['debts', 'name', 'spouse'],
  ],
  [
    'a check that a rule asks for is judged',
    'status',
    { checks: [check(['city'], { when: 'isMarried' })] },
    ['city', 'status'],
  ],
  [
    'a check whose words name it is judged',
    'name',
    { checks: [check(['city'], { message: 'No, {{ answers.name }}' })] },
    ['city', 'name'],
  ],
  [
    'a field whose words name it is judged',
    'zip',
    { display: { properties: { city: { requiredMessage: 'Where is {{profile.home.zip}}?' } } } },
    ['city', 'zip'],
  ],
  [
    'words that are said of every answer may name it',
    'name',
    { answerWords: { required: '{{answers.name}}!' } },
    'all',
  ],
  ['an answer of no field may be anything', 'stranger', {}, 'all'],
])('%s', (_, name, parts, expected) => {
  expect(touched(name, parts)).toEqual(expected === 'all' ? 'all' : expected.toSorted());
});
