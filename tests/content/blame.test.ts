/** What only a lender's patch makes wrong is told at the lender's own file, by name. */
/** Covers src/content/lints. */
import { expect, test } from 'vitest';
import { readTree } from '../../src/content/files/read-files.ts';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { acmePage, page, rootWith } from './small-root.ts';

const more = {
  id: 'more',
  title: 'More',
  actions: { back: { label: 'Back', kind: 'quiet', do: 'link', to: 'amount' } },
};
const linked = {
  ...page,
  content: [...page.content, { block: 'links', items: [{ label: 'More', to: 'more' }] }],
};
const files = { 'flows/loan/pages/amount.json': linked, 'flows/loan/pages/more.json': more };

test('a lender takes away the only link to a page', () => {
  const issues = issuesOf({ ...files, [acmePage]: { content: page.content } }).filter(
    ({ code }) => !code.startsWith('OVERRIDE_'),
  );

  expect(issues).toEqual([
    expect.objectContaining({
      code: 'PAGE_UNREACHABLE',
      place: acmePage,
      message: 'nothing leads to "more". So it is for acme alone, at flows/loan/pages/more.json#.',
    }),
  ]);
});

test('what the flow itself lacks is not the fault of a lender that patches something else', () => {
  const issues = issuesOf({
    ...files,
    'flows/loan/pages/amount.json': page,
    [acmePage]: { title: 'How much, friend?' },
  });

  expect(issues.map(({ code, place }) => `${code} ${place}`)).toEqual([
    'PAGE_UNREACHABLE flows/loan/pages/more.json#',
  ]);
});

function issuesOf(changes: Record<string, unknown>) {
  return lintTree(readTree(rootWith(changes))).issues;
}
