/** The judge of a lender's page, where no page of ours has what it judges. The folders of tests/content/hostile show the rest. */
/** Covers src/engine/content/apply-patch.ts, src/engine/judge/judge-page.ts, src/engine/judge. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyPatch } from '../../../src/engine/content/apply-patch.ts';
import { judgePage } from '../../../src/engine/judge/judge-page.ts';
import type { Org } from '../../../src/types/org.ts';
import type { Page } from '../../../src/types/page.ts';

const vocabulary = JSON.parse(readFileSync('schemas/vocabulary.json', 'utf8'));
const org = {
  code: 'acme',
  baseUrl: 'https://www.acme.example',
  email: 'help@acme.example',
  supportPhoneNumber: { number: '+12025550100' },
} as Org;
const domain = {
  loan: {
    properties: {
      amount: { type: 'integer', minimum: 1000, maximum: 9000 },
      kind: { enum: ['A', 'B', 'C'] },
    },
  },
};
const base: Page = {
  id: 'ask',
  title: 'How much?',
  schema: {
    type: 'object',
    required: ['amount', 'agreed'],
    properties: {
      amount: { $ref: 'loan#/properties/amount', title: 'Amount', multipleOf: 100 },
      kind: { $ref: 'loan#/properties/kind', title: 'Kind' },
      note: { type: 'string', title: 'Note' },
      agreed: { type: 'boolean', const: true, title: 'I agree' },
      news: { type: 'boolean', title: 'Send me news' },
    },
  },
  ui: { 'ui:order': ['amount', 'kind', 'note', 'agreed', 'news'] },
  when: { note: 'isOdd' },
  consents: {
    agreed: { type: 'TERMS', version: '1', text: 'I agree.' },
    news: { type: 'NEWS', version: '1', text: 'Send me news.', lenders: true },
  },
  content: [
    { block: 'disclosure', id: 'rights', title: 'Your rights', text: 'You have rights.' },
    { block: 'form', id: 'form', fields: ['amount', 'kind', 'note'] },
    { block: 'form', id: 'consents', title: 'Agree', fields: ['agreed', 'news'] },
    { block: 'text', id: 'hint', text: 'Take your time.' },
  ],
  actions: {
    submit: { label: 'Continue', kind: 'primary', do: 'save' },
    back: { label: 'Back', kind: 'quiet', do: 'link', to: 'start' },
    stop: { label: 'Stop', kind: 'quiet', do: 'call' },
  },
  overridable: ['text', 'order', 'visibility', 'limits'],
};
const [rights, form, consents, hint] = base.content ?? [];

function judged(patch: unknown, page: Page = base): string[] {
  const merged = applyPatch(page, patch) as Page;
  const issues = judgePage({
    patchFile: 'f',
    base: page,
    merged,
    org,
    domain,
    vocabulary,
    readWords: () => [],
  });
  return issues.map(({ code, place }) => `${code} ${place.slice(2)}`);
}

test.each<[string, unknown]>([
  ['nothing', {}],
  ['what the page says already', { title: 'How much?' }],
  ['a bound inside the one that the domain has', { schema: { properties: { amount: { maximum: 8000 } } } }],
  ['a coarser step', { schema: { properties: { amount: { multipleOf: 500 } } } }],
  ['one choice less', { schema: { properties: { kind: { enum: ['A', 'B'] } } } }],
  ['an optional answer left out', { when: { note: 'never' } }],
  ['an optional consent left out', { when: { news: 'never' } }],
  [
    'an optional answer in no group',
    { content: [rights, { ...form, fields: ['amount', 'kind'] }, consents, hint] },
  ],
  ['a quiet way back left out', { actions: { back: { when: 'never' } } }],
  ['a hint left out', { content: [rights, form, consents] }],
  ['a hint at the top', { content: [hint, rights, form, consents] }],
  ['another order of the fields', { ui: { 'ui:order': ['kind', 'amount', 'note', 'agreed', 'news'] } }],
  [
    'a consent that is the lender’s, with a version',
    { consents: { news: { version: '2', text: 'Yes, news.' } } },
  ],
  [
    'its own addresses',
    { lead: 'See [us](https://apply.acme.example/a), help@acme.example or (202) 555-0100.' },
  ],
  ['a help where there was none', { ui: { kind: { 'ui:help': 'Choose one.' } } }],
])('accepts %s', (_, patch) => {
  expect(judged(patch)).toEqual([]);
});

test.each<[string, unknown, string]>([
  [
    'a finer step',
    { schema: { properties: { amount: { multipleOf: 1 } } } },
    'OVERRIDE_LOOSENS /schema/properties/amount/multipleOf',
  ],
  [
    'no step',
    { schema: { properties: { amount: { multipleOf: null } } } },
    'OVERRIDE_LOOSENS /schema/properties/amount/multipleOf',
  ],
  [
    'a bound outside of the domain’s',
    { schema: { properties: { amount: { minimum: 500 } } } },
    'OVERRIDE_LOOSENS /schema/properties/amount/minimum',
  ],
  [
    'a step that no answer has',
    { schema: { properties: { amount: { minimum: 8600, maximum: 8900, multipleOf: 700 } } } },
    'OVERRIDE_HIDES /schema/properties/amount/multipleOf',
  ],
  [
    'an exclusive bound beyond',
    { schema: { properties: { amount: { exclusiveMaximum: 9001 } } } },
    'OVERRIDE_LOOSENS /schema/properties/amount/exclusiveMaximum',
  ],
  [
    'a consent that is the lender’s without a version',
    { consents: { news: { text: 'Yes, news.' } } },
    'OVERRIDE_LOCKED /consents/news/text',
  ],
  [
    'a group that holds a box to check, in other words',
    { content: [rights, form, { ...consents, title: 'Almost there' }, hint] },
    'OVERRIDE_LOCKED /content/2/title',
  ],
  ['rights behind the answers', { content: [form, consents, hint, rights] }, 'OVERRIDE_HIDES /content'],
  [
    'a second block of one name',
    { content: [rights, rights, form, consents, hint, form] },
    'OVERRIDE_FORBIDDEN /content/5',
  ],
  ['an answer shown to more', { when: { note: null } }, 'OVERRIDE_FORBIDDEN /when/note'],
  [
    'a button that acts, hidden',
    { actions: { stop: { when: 'never' } } },
    'OVERRIDE_HIDES /actions/stop/when',
  ],
  [
    'an address that only ends like its own',
    { lead: 'See https://notacme.example/.' },
    'OVERRIDE_LINK /lead',
  ],
  ['a fact in its own address', { lead: '[x](https://acme.example/?{{org.code}})' }, 'OVERRIDE_LINK /lead'],
])('refuses %s', (_, patch, issue) => {
  expect(judged(patch)).toContain(issue);
});

test('limits may be given away for one field alone', () => {
  const page: Page = { ...base, overridable: ['limits:kind'] };
  expect(judged({ schema: { properties: { kind: { enum: ['A', 'B'] } } } }, page)).toEqual([]);
  expect(judged({ schema: { properties: { amount: { maximum: 8000 } } } }, page)).toEqual([
    'OVERRIDE_FORBIDDEN /schema/properties/amount/maximum',
  ]);
});

test('what a page locks by name stays, whatever it gives away', () => {
  const page: Page = { ...base, locked: ['note', 'hint', 'back', 'title', 'kind'] };
  const patch = {
    title: 'Else',
    when: { note: 'never', hint: 'never' },
    actions: { back: { when: 'never' } },
    schema: { properties: { kind: { enum: ['A', 'B'] } } },
  };
  expect(judged(patch, page).toSorted()).toEqual([
    'OVERRIDE_HIDES /actions/back/when',
    'OVERRIDE_HIDES /when/hint',
    'OVERRIDE_HIDES /when/note',
    'OVERRIDE_LOCKED /schema/properties/kind/enum',
    'OVERRIDE_LOCKED /title',
  ]);
});

test('a page that gives nothing away takes no patch at all', () => {
  const { overridable: _, ...page } = base;
  const patch = { title: 'Else', when: { note: 'never' }, ui: { 'ui:order': [] }, content: [hint] };
  expect(judged(patch, page).length).toBeGreaterThan(5);
});

test('a title that follows a rule is reworded where the page gives its text away, by the same rule, and not where it is locked', () => {
  const page: Page = { ...base, instead: [{ when: 'isOdd', title: 'How odd?' }] };
  const patch = (when: string) => ({ instead: [{ when, title: 'How strange?' }] });

  expect(judged(patch('isOdd'), page)).toEqual([]);
  expect(judged(patch('isEven'), page)).toEqual(['OVERRIDE_FORBIDDEN /instead/0/when']);
  expect(judged(patch('isOdd'), { ...page, locked: ['title'] })).toEqual([
    'OVERRIDE_LOCKED /instead/0/title',
  ]);
});
