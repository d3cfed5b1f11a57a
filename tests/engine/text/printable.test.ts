/** What a borrower may answer can be drawn: the engine's list of characters and the documents' fonts agree. */
/** Covers src/engine/text/printable.ts, src/server/documents/fonts.ts, src/engine/answers/formats/person-name.ts. */

import { expect, test } from 'vitest';
import { formats } from '../../../src/engine/answers/formats/formats.ts';
import { cleanText } from '../../../src/engine/text/clean-text.ts';
import { isPrintable, unprintable } from '../../../src/engine/text/printable.ts';
import { fontStyles, hasGlyph } from '../../../src/server/documents/fonts.ts';

const all = Array.from({ length: 0x30000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));
const typed = all.filter((character) => cleanText(character) === character && !/\p{Cn}/u.test(character));

test.each(fontStyles)('each character that may be answered has a glyph in %s', (style) => {
  const accepted = typed.filter(isPrintable);

  expect(accepted.length).toBeGreaterThan(1500);
  expect(accepted.filter((character) => !hasGlyph(style, character))).toEqual([]);
});

test('each character of a name can be printed', () => {
  const inNames = typed.filter((character) => formats['person-name']?.(`A${character}A`.normalize('NFC')));

  expect(inNames.length).toBeGreaterThan(900);
  expect(inNames.filter((character) => !isPrintable(character))).toEqual([]);
});

test('it says which characters cannot', () => {
  expect(unprintable('12 李明 Street 李 😀')).toEqual(['李', '明', '😀']);
  expect(unprintable('Kaʻiulani Nguyễn, Łódź 12½ – “Ñandú”\n€ 5')).toEqual([]);
});
