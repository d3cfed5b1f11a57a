/** Covers src/engine/finance/named-factors.ts. */
import { expect, test } from 'vitest';
import { namedFactors } from '../../../src/engine/finance/named-factors.ts';

const factors = (count: number, inquiriesAt?: number) =>
  Array.from({ length: count }, (_, index) => ({
    text: `factor ${index + 1}`,
    inquiries: index + 1 === inquiriesAt,
  }));
const numbers = (...all: number[]) => all.map((number) => `factor ${number}`);

test('the first four factors are named', () => {
  expect(namedFactors(factors(6))).toEqual(numbers(1, 2, 3, 4));
  expect(namedFactors(factors(2))).toEqual(numbers(1, 2));
});

test('the number of inquiries is named as a fifth, in whatever place the bureau has it', () => {
  expect(namedFactors(factors(6, 6))).toEqual(numbers(1, 2, 3, 4, 6));
  expect(namedFactors(factors(5, 5))).toEqual(numbers(1, 2, 3, 4, 5));
});

test('the number of inquiries among the first four adds none', () => {
  expect(namedFactors(factors(6, 2))).toEqual(numbers(1, 2, 3, 4));
});
