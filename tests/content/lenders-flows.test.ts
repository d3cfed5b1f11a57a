/** A lender's own version of any kind of file is looked at, and what lenders share is not told of each of them. */
/** Covers src/content/lints/orgs-issues.ts, src/engine/facts/once-per.ts. */
import { expect, test } from 'vitest';
import { readTree } from '../../src/content/files/read-files.ts';
import { lintTree } from '../../src/content/lints/lint-tree.ts';

const product = readTree('.');
const lost = 'Your {{nothing.such}} account';

const found = (files: Record<string, unknown>) =>
  lintTree(new Map([...product, ...Object.entries(files)]), { only: 'inkmere' })
    .issues.filter(({ code }) => code === 'TEXT_PATH_UNKNOWN')
    .map(({ lender, place }) => `${lender} ${place}`);

test.each([
  ['a condition', 'flows/heloc/conditions/bank-account-fraud-review.json', { title: lost }, '#/title'],
  ['a page', 'flows/heloc/pages/start/profile.json', { title: lost }, '#/title'],
])('fills in what nobody declared: %s of a lender', (_what, file, patch, pointer) => {
  expect(found({ [`orgs/inkmere/${file}`]: patch })).toEqual([`inkmere orgs/inkmere/${file}${pointer}`]);
});

test('fills in what nobody declared: once for the product, not for each lender that has the page', () => {
  const file = 'flows/heloc/pages/start/profile.json';
  const page = { ...(product.get(file) as object), title: lost };
  const { issues } = lintTree(new Map([...product, [file, page]]));

  expect(issues.filter(({ code }) => code === 'TEXT_PATH_UNKNOWN').map(({ place }) => place)).toEqual([
    `${file}#/title`,
  ]);
});
