/** Nothing is said twice on a page: what its lead says, no text, label or help under it says again in the same words. */
/** Covers flows. */
import { expect, test } from 'vitest';
import { isRecord } from '../../src/engine/facts/facts.ts';
import type { Page } from '../../src/types/page.ts';
import { productContent } from '../product.ts';

/** So many words in a row are a repetition. A slot ends a row: two figures side by side are two figures. */
const ROW = 5;

/** A text, and the part of the page that says it: alternatives of one part (choices, empty or full) are never read together. */
type Said = { part: string; text: string };

const { orgs } = productContent();
const flows = Object.values(orgs.default?.flows ?? {}).filter(({ id }) => id !== 'desk');

test('no five words in a row are said by two parts of a page that are always read together', () => {
  const pages = flows.flatMap(({ id, pages }) => Object.values(pages).map((page) => ({ id, page })));
  expect(pages.length).toBeGreaterThan(120);
  expect(pages.flatMap(({ id, page }) => twice(page).map((words) => `${id}/${page.id}: ${words}`))).toEqual(
    [],
  );
});

test('the sweep sees a repetition, and takes two figures, two choices and a rule for none', () => {
  const lead = 'Send the last two statements for each account.';
  const page = (content: object[]) => ({ id: 'x', title: 'X', lead, content }) as unknown as Page;
  const text = (words: string) => ({ block: 'text', id: 'a', text: words });
  expect(twice(page([text('The last two statements for each one.')]))).toEqual([
    'the last two statements for (lead, a)',
  ]);
  expect(twice(page([text('Send the last {{x}} statements for each.')]))).toEqual([]);
  expect(twice({ ...page([text('Send the last two statements.')]), when: { a: 'isLate' } })).toEqual([]);
});

function twice(page: Page): string[] {
  const saidBy = new Map<string, string>();
  const found = new Map<string, string>();
  for (const { part, text } of saidOn(page))
    for (const row of rowsOf(text)) {
      const first = saidBy.get(row) ?? part;
      saidBy.set(row, first);
      if (first !== part) found.set(`${first}, ${part}`, found.get(`${first}, ${part}`) ?? row);
    }
  return [...found].map(([parts, row]) => `${row} (${parts})`);
}

/** What is always there: blocks and fields under a rule may be alternatives. Law and consents have their own words. */
function saidOn({ lead = '', content = [], when = {}, schema, ui = {} }: Page): Said[] {
  const isAlways = (name: string) => !Object.hasOwn(when, name);
  const blocks = content.filter(({ block, id = '' }) => block !== 'disclosure' && isAlways(id));
  const fields = Object.entries(schema?.properties ?? {}).filter(([name]) => isAlways(name));
  return [
    { part: 'lead', text: lead },
    ...blocks.flatMap((block) => textsIn(block).map((text) => ({ part: String(block.id), text }))),
    ...fields.flatMap(([name, field]) =>
      [isRecord(field) ? field.title : '', ...textsIn(isRecord(ui) ? ui[name] : undefined)].map((text) => ({
        part: name,
        text: String(text ?? ''),
      })),
    ),
  ];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value) || Object.hasOwn(value, 'when')) return [];
  return Object.values(value).flatMap(textsIn);
}

function rowsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\{\{[^}]*\}\}/)
    .flatMap((piece) => {
      const words = piece.match(/[\p{L}\p{N}'’$]+/gu) ?? [];
      return words.slice(ROW - 1).map((_, index) => words.slice(index, index + ROW).join(' '));
    });
}
