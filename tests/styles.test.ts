/** A part that comes to a page is styled alone: what stands beside it is not styled again. */
/** Covers src/web/blocks/{landing,links}.css, src/web/chat/parts/bot.css, src/web/pdf/reflowed.css. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const web = new URL('../src/web/', import.meta.url);
const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** "Any neighbor of anything": whatever is added, browsers style all that follows it again, to the last descendant. */
const anyNeighbor = /\*\s*[+~]\s*\*/g;

test('no style is for any neighbor of anything: 610 elements were styled again when a summary of errors came', () => {
  expect('.hl-links > * + * {'.match(anyNeighbor)).not.toBeNull();
  expect(sheets.length).toBeGreaterThan(80);
  const found = sheets.flatMap((sheet) => {
    const text = readFileSync(new URL(sheet, web), 'utf8');
    return [...text.matchAll(anyNeighbor)].map(() => sheet);
  });
  expect(found, 'Name the element, or use :where(:not(:first-child)).').toEqual([]);
});
