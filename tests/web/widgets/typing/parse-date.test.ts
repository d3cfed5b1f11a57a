/** Covers src/web/widgets/typing/{parse-date,show-date,slash-date}.ts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDate } from '../../../../src/web/widgets/typing/parse-date.ts';
import { showDate } from '../../../../src/web/widgets/typing/show-date.ts';
import { slashDate } from '../../../../src/web/widgets/typing/slash-date.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  '5/6/85',
  '05/06/1985',
  '5-6-1985',
  '5.6.85',
  '5 6 1985',
  '050685',
  '05061985',
  '19850506',
  '1985-05-06',
  '1985/5/6',
  'May 6 1985',
  'may 6th, 1985',
  '6 May 1985',
  '6-May-85',
])('"%s" is the sixth of May 1985', (typed) => {
  expect(parseDate(typed, 2026)).toBe('1985-05-06');
});

test.each([
  '2/31/1985',
  '1985-02-31',
  '25/6/1985',
  '5/6/198',
  '5/6',
  '13061985',
  'Foo 6 1985',
  'yesterday',
  '',
])('"%s" is no date', (typed) => {
  expect(parseDate(typed, 2026)).toBeUndefined();
});

test('a two-digit year is the latest one allowed', () => {
  expect(parseDate('1/2/26', 2026)).toBe('2026-01-02');
  expect(parseDate('1/2/27', 2026)).toBe('1927-01-02');
  expect(parseDate('1/2/31', 2046)).toBe('2031-01-02');
});

test('leap days exist only in leap years', () => {
  expect(parseDate('2/29/2024', 2026)).toBe('2024-02-29');
  expect(parseDate('2/29/1900', 2026)).toBeUndefined();
  expect(parseDate('2/29/2000', 2026)).toBe('2000-02-29');
});

test('every real day survives being shown and read again', () => {
  fc.assert(fc.property(day, (iso) => parseDate(showDate(iso), 2026) === iso));
});

test('whatever is read is a real calendar day', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,2}[/-]\d{1,2}[/-]\d{4}$/), (typed) => {
      const iso = parseDate(typed, 2026);
      return iso === undefined || new Date(`${iso}T00:00:00Z`).toISOString().startsWith(iso);
    }),
  );
});

test('typing eight digits one by one grows the slashes', () => {
  const typed = [...'05061985'].reduce((text, digit) => slashDate(text, text + digit), '');
  expect(typed).toBe('05/06/1985');
});

test('other ways of writing are not disturbed while they are typed', () => {
  for (const text of ['1985-05-06', '5/6/85', '12/5/1985', 'May 6 1985']) {
    expect([...text].reduce((before, character) => slashDate(before, before + character), '')).toBe(text);
  }
});

test('backspace is never undone', () => {
  expect(slashDate('05/0', '05/')).toBe('05/');
  expect(slashDate('05/', '05')).toBe('05');
});
