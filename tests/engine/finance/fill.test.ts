/** What is in braces of a sentence of the price table. */
/** Covers src/engine/finance/fill.ts. */
import { expect, test } from 'vitest';
import { fill } from '../../../src/engine/finance/fill.ts';

test.each([
  ['{years}-year term', '10-year term'],
  ['{constructor} and {toString}', '{constructor} and {toString}'],
  ['{fee}%', '{fee}%'],
  [undefined, ''],
])('%s is filled in as %s', (text, filled) => {
  expect(fill(text, { years: 10 })).toBe(filled);
});
