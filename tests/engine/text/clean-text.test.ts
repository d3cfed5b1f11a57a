/** What is pasted with marks that no one sees, or typed with look-alikes, is taken as the plain text that it means. */
/** Covers src/engine/text/clean-text.ts, src/engine/text/fold-name.ts, src/engine/answers/formats, src/web/widgets/typing, src/web/widgets/parts/one-line.ts. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '../../../src/engine/answers/formats/formats.ts';
import { cleanText } from '../../../src/engine/text/clean-text.ts';
import { foldName } from '../../../src/engine/text/fold-name.ts';
import { oneLine } from '../../../src/web/widgets/parts/one-line.ts';
import { parseAmount } from '../../../src/web/widgets/typing/parse-amount.ts';
import { parseDate } from '../../../src/web/widgets/typing/parse-date.ts';
import { parsePhone } from '../../../src/web/widgets/typing/parse-phone.ts';
import { showPhone } from '../../../src/web/widgets/typing/show-phone.ts';
import { showSsn } from '../../../src/web/widgets/typing/show-ssn.ts';

describe('pastes that look right', () => {
  test.each([
    ['\u202a(202) 555-0134\u202c', '(202) 555-0134'],
    ['\u200e(202)\u00a0555\u20110134', '(202) 555-0134'],
    ['202\u2013555\u20130134', '(202) 555-0134'],
    ['tel:+1-202-555-0134', '(202) 555-0134'],
    ['２０２ ５５５ ０１３４', '(202) 555-0134'],
  ])('phone %j', (pasted, shown) => {
    expect(showPhone(pasted)).toBe(shown);
    expect(parsePhone(pasted)).toBe('+12025550134');
    expect(formats['us-phone']?.(String(parsePhone(pasted)))).toBe(true);
  });

  test.each(['$12,500\u200b', '\u2066$12,500\u2069', '12\u2009500', '\ufeff12,500'])('amount %j', (pasted) =>
    expect(parseAmount(pasted)).toBe(12500),
  );

  test.each(['05/06/1985\u200b', '05\u201106\u20111985', '\u20681985‐05‐06\u2069', 'May\u00a06,\u00a01985'])(
    'date %j',
    (pasted) => expect(parseDate(pasted, 2026)).toBe('1985-05-06'),
  );

  test.each([
    ['person-name', 'Ana\u00a0Mar\u0131\u0301a\u200b', 'Ana Marı́a'],
    ['person-name', 'Anne\u2010Marie', 'Anne-Marie'],
    ['us-zip', '\u200e95812\u20111234', '95812-1234'],
    ['us-zip', '９５８１２', '95812'],
    ['email-address', '\u200bana@example.com\u200b', 'ana@example.com'],
    ['email-address', 'ana@example.com\u00a0', 'ana@example.com'],
    ['street-address', '12\u202e Main\tSt\u0000', '12 Main St'],
    ['street-address', '12 Main\r\nSt', '12 Main St'],
  ])('%s %j', (format, pasted, stored) => {
    expect(oneLine.read(pasted)).toBe(stored);
    expect(formats[format]?.(stored)).toBe(true);
  });

  test('a Social Security number', () =>
    expect(showSsn('\u202d123\u201145\u20116789\u202c')).toBe('123-45-6789'));
});

test.each([
  ['\u2018Aukai', "'Aukai"],
  ['Ka\u2018iulani', "Ka'iulani"],
  ['O`Brien', "O'Brien"],
  ['O\u00b4Brien', "O'Brien"],
  ['D\u2019Arcy', "D'Arcy"],
  ['Ka\u02bbiulani', 'Kaʻiulani'],
  ['Gal·la', 'Gal·la'],
])('the name %s is taken', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
  expect(formats['person-name']?.(stored)).toBe(true);
});

test('a grave accent in an email address stays', () =>
  expect(cleanText('a`b@example.com')).toBe('a`b@example.com'));

test('prose keeps its lines and its punctuation, and loses only what nobody sees', () =>
  expect(cleanText('I moved – twice.\r\nThen\u200b “rested”.\u2028End\u0000', { lines: true })).toBe(
    'I moved – twice.\nThen “rested”.\nEnd',
  ));

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      ...'a1é‘’`´ʻ·\u0301\u200b\u202e\u00a0\u2028\r\n\t\0\u00ad\ufe0f\uff41\uff0d\uff40\u1fef\u212b\u0338＜٣@',
    ),
  }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

test.each([false, true])(
  'clean text is in NFC, has nothing invisible, and stays as it is (lines: %s)',
  (lines) =>
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanText(text, { lines });
        expect(clean).not.toMatch(lines ? /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u : /[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(clean.normalize('NFC')).toBe(clean);
        expect(cleanText(clean, { lines })).toBe(clean);
      }),
      { seed: 24, numRuns: 3000 },
    ),
);

test('a format judges clean text: what it accepts is accepted whatever invisible marks stand in it', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(
        ['person-name', 'Kaʻiulani Nguyễn'],
        ['street-address', '12 Calle Ñandú'],
        ['us-zip', '95812-1234'],
        ['email-address', "o'brien+x@example.org"],
        ['us-phone', '+12025550134'],
        ['ssn', '123456789'],
        ['aba-routing', '021000021'],
        ['bank-account', '1000000000'],
        ['year-month', '2026-11'],
        ['iso-date', '1985-05-06'],
        ['uuid', '123e4567-e89b-12d3-a456-426614174000'],
      ),
      fc.array(fc.constantFrom('\u200b', '\u202e', '\ufeff', '\u2066', '\0', '\u00ad', '\ufe0f'), {
        minLength: 1,
      }),
      fc.nat(),
      ([format = '', text = ''], marks, place) => {
        const at = place % (text.length + 1);
        const marked = text.slice(0, at) + marks.join('') + text.slice(at);
        expect(cleanText(marked)).toBe(text);
        expect(formats[format]?.(cleanText(marked))).toBe(true);
      },
    ),
    { seed: 24, numRuns: 2000 },
  ));

test.each([
  ['José O’Żółć Jr.', "JOSE O'ZOLC JR"],
  ['Kaʻiulani Nguyễn', 'Kaiulani Nguyen'],
  ['Đặng Thị Ánh', 'DANG THI ANH'],
  ['Anne-Marie', 'Anne Marie'],
  ['Søren Ægir', 'Soren Aegir'],
])('%s is compared as %s', (one, other) => expect(foldName(one)).toBe(foldName(other)));

test('other names stay others', () => expect(foldName('Ana Pérez')).not.toBe(foldName('Ana Peres')));
