/** A page begins with its title and at most thirty words, so that its first question is on the first screen of a phone. */
/** Covers flows. */
import { expect, test } from 'vitest';
import { productContent } from '../product.ts';

const MOST = 30; // words; a slot is one

const { orgs } = productContent();
const flows = Object.values(orgs.default?.flows ?? {}).filter(({ id }) => id !== 'desk');
const leads = flows.flatMap(({ id, pages }) =>
  Object.values(pages).flatMap((page) =>
    [page, ...(page.instead ?? [])].flatMap(({ lead }) =>
      lead === undefined ? [] : [{ place: `${id}/${page.id}`, lead }],
    ),
  ),
);

test('no lead of a borrower or a co-owner is longer than thirty words', () => {
  expect(leads.length).toBeGreaterThan(80);
  expect(leads.filter(({ lead }) => wordsOf(lead).length > MOST)).toEqual([]);
});

function wordsOf(text: string): string[] {
  return text
    .replaceAll(/\{\{[^}]*\}\}/g, 'slot')
    .split(/\s+/)
    .filter(Boolean);
}
