/** Covers src/content/merge/rule-book.ts and src/content/lints/lint-rule-names.ts. */
import { expect, test } from 'vitest';
import { readTree } from '../../src/content/files/read-files.ts';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { patchFlows } from '../../src/content/merge/patch-flows.ts';
import { ruleBook } from '../../src/content/merge/rule-book.ts';
import { rootWith } from './small-root.ts';

const isOld = { means: 'The home is old.', logic: { '<': [{ var: 'application.term' }, 5] } };
const isBig = { means: 'The home is big.', logic: { rule: 'isOdl' } };

test('the rules of a flow are one file, or one for each subject', () => {
  const one = treeWith({ 'flows/loan/rules.json': { isOld, isBig } });
  const two = treeWith({ 'flows/loan/rules/age.json': { isOld }, 'flows/loan/rules/size.json': { isBig } });

  expect(ruleBook(one, 'loan').rules).toEqual({ isOld, isBig });
  expect(ruleBook(two, 'loan').rules).toEqual({ isOld, isBig });
  expect(ruleBook(two, 'loan').ruleFiles.isBig).toBe('flows/loan/rules/size.json');
});

test('lenders that change nothing share one book', () => {
  const tree = treeWith({ 'flows/loan/rules/age.json': { isOld }, 'flows/loan/rules/size.json': { isBig } });

  const [one, other] = ['default', 'acme'].map(
    (code) => ruleBook(patchFlows(tree, code).files, 'loan').rules,
  );

  expect(one).toBe(other);
});

test('what is wrong with a rule is told at the file that it stands in', () => {
  const tree = treeWith({ 'flows/loan/rules/age.json': { isOld }, 'flows/loan/rules/size.json': { isBig } });

  const places = lintTree(tree, { part: true }).issues.map(({ code, place }) => `${code} ${place}`);

  expect(places).toContain('RULE_UNKNOWN flows/loan/rules/size.json#/isBig/logic');
});

test('a lender can no more change a file of rules than a single one', () => {
  const tree = treeWith({
    'flows/loan/rules/age.json': { isOld },
    'orgs/acme/flows/loan/rules/age.json': { isOld: { means: 'The home is new.' } },
  });

  const places = lintTree(tree, { part: true }).issues.map(({ code, place }) => `${code} ${place}`);

  expect(places).toContain('OVERRIDE_FORBIDDEN orgs/acme/flows/loan/rules/age.json#/isOld');
});

function treeWith(changes: Record<string, unknown>) {
  return readTree(rootWith({ 'flows/loan/rules.json': undefined, ...changes }));
}
