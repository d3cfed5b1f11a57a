/** What a text may not begin with: whole words, in any case, but for phrases that are right. */
/** Covers src/engine/lints/opening-reader.ts. */
import { expect, test } from 'vitest';
import { openingReader } from '../../../src/engine/lints/opening-reader.ts';

const read = openingReader([
  { words: ['Yes', 'No.', 'For '], use: 'a sentence', why: 'Because.', except: ['For a second home'] },
]);

test.each([
  ['Yes. You can.', 'Yes'],
  ['  yes, you can', 'yes'],
  ['No. Autopay is never required.', 'No.'],
  ['For almost anything', 'For'],
])('“%s” begins with “%s”', (text, found) => {
  expect(read(text).map((use) => use.found)).toEqual([found]);
});

test.each([
  'Yesterday was a holiday.',
  'No one else sees it.',
  'For a second home there is none.',
  'Say yes.',
])('“%s” may be said', (text) => {
  expect(read(text)).toEqual([]);
});
