/** The range of a table by addition agrees with the one that every combination, priced, gives. */
/** Covers src/engine/finance/rate-range.ts. */
import { expect, test } from 'vitest';
import { rateRange } from '../../../src/engine/finance/rate-range.ts';
import { pricing } from './sample.ts';

test('the product’s own table reaches exactly its limits', () => {
  expect(rateRange(pricing)).toEqual({ lowest: 7.6, highest: 17.2 });
});

test('without the largest fee the lowest rate is higher', () => {
  const { '4.99': _, ...feePercent } = pricing.points.feePercent;

  expect(rateRange({ ...pricing, points: { ...pricing.points, feePercent } })?.lowest).toBe(8.15);
});

test('small lines that are not offered do not count', () => {
  const amount = { ...pricing.amount, minimum: 35_000 };

  expect(rateRange({ ...pricing, amount })?.highest).toBe(16.95);
});

test('a table without prices has no range', () => {
  expect(rateRange({ ...pricing, base: {} })).toBeNull();
});
