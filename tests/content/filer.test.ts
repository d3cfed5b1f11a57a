/** Who files a lender's register is told in its org.json, and to no page. */
/** Covers src/content/merge/bundles.ts. */
import { expect, test } from 'vitest';
import { gatherTree } from '../../src/content/merge/gather-tree.ts';
import { acme } from './lender-tree.ts';
import { treeWith } from './mistakes-tree.ts';

test('the lender knows its filer, and what pages and rules may read does not', () => {
  const contact = { name: 'A', phone: '202-555-0100', email: 'a@example.com' };
  const filer = { taxId: '99-9999999', agency: '9', contact };
  const tree = treeWith({ set: { 'orgs/acme/org.json': { ...acme, filer } } });
  const lender = gatherTree(tree).orgs.find(({ code }) => code === 'acme');

  expect(lender?.org.filer).toEqual(filer);
  expect(lender?.bundles.map(({ org }) => org.filer)).toEqual(lender?.bundles.map(() => undefined));
});
