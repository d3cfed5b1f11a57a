/** Covers src/web/widgets/typing/{parse-amount,show-amount}.ts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from '../../../../src/web/widgets/typing/parse-amount.ts';
import { showAmount } from '../../../../src/web/widgets/typing/show-amount.ts';

test.each([
  ['12500', 12500],
  ['$12,500', 12500],
  ['12,500.00', 12500],
  ['12500.', 12500],
  ['0', 0],
])('"%s" is an amount', (typed, dollars) => {
  expect(parseAmount(typed)).toBe(dollars);
});

test.each(['12,500.50', '12k', '-5', '.', '$', '1e5', 'about 9000'])('"%s" is kept as typed', (typed) => {
  expect(parseAmount(typed)).toBe(typed);
});

test('decimals are read where the field allows them', () => {
  expect(parseAmount('4.99', 2)).toBe(4.99);
  expect(parseAmount('4.995', 2)).toBe('4.995');
});

test('every whole amount survives being grouped and read again', () => {
  fc.assert(fc.property(fc.nat(99_999_999), (dollars) => parseAmount(showAmount(dollars)) === dollars));
});

test('grouping is stable and only adds or removes commas', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9][\d,]{0,12}$/), (typed) => {
      const shown = showAmount(typed);
      return showAmount(shown) === shown && shown.replaceAll(',', '') === typed.replaceAll(',', '');
    }),
  );
});

test('no text is ever lost: reading answers a number or the text itself', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (typed) => {
      const value = parseAmount(typed);
      return value === undefined ? typed.trim() === '' : typeof value === 'number' || value === typed;
    }),
  );
});
