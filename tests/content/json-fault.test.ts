/** Where a file stops being JSON: the line that an editor shows, whatever the parser's words. */
/** Covers src/content/files/json-fault.ts. */
import { expect, test } from 'vitest';
import { jsonFault } from '../../src/content/files/json-fault.ts';

const long = `{\n  "title": "Choose your offer",\n  "lead": "Move the amount",\n`;

test.each([
  ['a missing comma', `${long}  "time": "2 minutes"\n  "progress": "PRODUCT_SELECT"\n}`, 5],
  ['a comma before the end', `${long}  "time": "2 minutes",\n}`, 5],
  ['a word without quotes', `${long}  "time": minutes,\n  "open": true\n}`, 4],
  ['a quote that is not closed', `${long}  "time": "2 minutes,\n  "open": true\n}`, 4],
  ['an end too early', `${long}  "time": "2 minutes"\n`, 4],
  ['a comment', `${long}  // how long it takes\n  "time": "2 minutes"\n}`, 4],
])('%s', (_, text, line) => {
  expect(faultOf(text)).toMatch(new RegExp(`^line ${line}: [a-z][^\n]+\\.$`));
  expect(faultOf(text)).not.toMatch(/position|is not valid JSON/);
});

test('an empty file is a JSON fault with a place', () => {
  expect(faultOf('')).toBe('line 1: unexpected end of JSON input.');
});

function faultOf(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    return jsonFault(text, error);
  }
  throw new Error('This is JSON.');
}
