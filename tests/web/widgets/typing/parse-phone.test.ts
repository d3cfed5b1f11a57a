/** Covers src/web/widgets/typing/{parse-phone,show-phone}.ts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePhone } from '../../../../src/web/widgets/typing/parse-phone.ts';
import { showPhone } from '../../../../src/web/widgets/typing/show-phone.ts';

const national = fc.stringMatching(/^[2-9]\d{9}$/);

test.each([
  ['2025550101', '+12025550101'],
  ['(202) 555-0101', '+12025550101'],
  ['+1 202.555.0101', '+12025550101'],
  ['1-202-555-0101', '+12025550101'],
])('"%s" is one US number', (typed, stored) => {
  expect(parsePhone(typed)).toBe(stored);
});

test.each(['202 555', '202-555-HELP', '+44 20 7946 0958'])('"%s" is kept as typed', (typed) => {
  expect(parsePhone(typed)).toBe(typed);
});

test('an empty field has no value', () => {
  expect(parsePhone('  ')).toBeUndefined();
});

test('every stored number survives being shown and read again', () => {
  fc.assert(fc.property(national, (digits) => parsePhone(showPhone(`+1${digits}`)) === `+1${digits}`));
});

test('typing digit by digit never ends in a separator, so backspace always removes a digit', () => {
  fc.assert(
    fc.property(national, fc.integer({ min: 1, max: 10 }), (digits, length) =>
      /\d$/.test(showPhone(digits.slice(0, length))),
    ),
  );
});

test('no text is ever lost: reading answers a number or the text itself', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (typed) => {
      const value = parsePhone(typed);
      return value === undefined ? typed.trim() === '' : value === typed || /^\+1\d{10}$/.test(value);
    }),
  );
});
