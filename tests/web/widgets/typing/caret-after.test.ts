/** Covers src/web/widgets/typing/{caret-after,show-amount,show-ssn}.ts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caretAfter, typedBefore } from '../../../../src/web/widgets/typing/caret-after.ts';
import { showAmount } from '../../../../src/web/widgets/typing/show-amount.ts';
import { showSsn } from '../../../../src/web/widgets/typing/show-ssn.ts';

test('a digit typed in the middle keeps the caret behind it', () => {
  const typed = '1,9234';
  const shown = showAmount(typed);
  expect(shown).toBe('19,234');
  expect(caretAfter(shown, typedBefore(typed, 3))).toBe(2);
});

test('as many digits stand before the caret after grouping as before', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,11}$/), fc.nat(12), (text, place) => {
      const count = typedBefore(text, place);
      return typedBefore(showAmount(text), caretAfter(showAmount(text), count)) === count;
    }),
  );
});

test('an SSN is grouped while it is typed', () => {
  expect(showSsn('6661')).toBe('666-1');
  expect(showSsn('666101001')).toBe('666-10-1001');
  expect(showSsn('66610100199')).toBe('66610100199');
});
