/** Covers src/content/merge/fill-numbers.ts, src/content/lints/lint-numbers.ts, flows/limits.json. */
import { expect, test } from 'vitest';
import { fillNumbers } from '../../src/content/merge/fill-numbers.ts';
import { gatherTree } from '../../src/content/merge/gather-tree.ts';
import { treeWith } from './mistakes-tree.ts';

const limits = { login: { codeMinutes: 4 } };

test('a text names a limit and says its number; what comes from facts is filled in later', () => {
  const page = {
    lead: 'Hi {{profile.name.first}}: {{ limits.login.codeMinutes }} minutes.',
    list: ['{{step}}'],
  };

  expect(fillNumbers(page, { limits })).toEqual({
    lead: 'Hi {{profile.name.first}}: 4 minutes.',
    list: ['{{step}}'],
  });
});

test('a text that is nothing but one limit becomes its number, to compare with', () => {
  expect(fillNumbers({ '>=': [{ var: 'tries' }, '{{limits.login.codeMinutes}}'] }, { limits })).toEqual({
    '>=': [{ var: 'tries' }, 4],
  });
});

test('a rule compares with the limit that it names', () => {
  const { orgs } = gatherTree(treeWith({ set: { 'flows/limits.json#/income/linkFailures': 5 } }));
  const heloc = orgs.find(({ code }) => code === 'default')?.bundles.find(({ flow }) => flow.id === 'heloc');

  expect(JSON.stringify(heloc?.rules.isDocumentFirst)).toContain('{"var":"item.failedLinks"},5]');
  expect(heloc?.rules.isDocumentFirst?.means).toContain('failed 5 times');
});

test('what names no limit stays the very object, so that lenders share it', () => {
  const page = { lead: 'Hi', list: [{ text: '{{org.email}}' }] };

  expect(fillNumbers(page, { limits })).toBe(page);
});

test('a name that is no number stays as it is, for flow check to find', () => {
  for (const text of ['{{limits.login}}', '{{limits.login.codeHours}}', '{{limits.constructor.name}}'])
    expect(fillNumbers(text, { limits })).toBe(text);
});

test('one number changes every sentence that says it', () => {
  const { orgs } = gatherTree(treeWith({ set: { 'flows/limits.json#/login/codeMinutes': 7 } }));
  const { site, bundles } = orgs.find(({ code }) => code === 'default') ?? {};
  const reset = bundles?.find(({ flow }) => flow.id === 'support')?.pages['auth/reset'];

  expect(site?.messages?.oneTimeCode?.text).toContain('It works for 7 minutes.');
  expect(site?.says?.otp?.sent).toContain('It works for 7 minutes.');
  expect(JSON.stringify(reset?.ui)).toContain('It works for 7 minutes.');
});
