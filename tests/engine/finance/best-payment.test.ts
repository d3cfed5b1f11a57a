/** What the first page says a line costs at least is what the best borrower is really quoted, and no one is quoted less. */
/** Covers src/engine/finance/best-payment.ts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestPayment } from '../../../src/engine/finance/best-payment.ts';
import { quote } from '../../../src/engine/finance/quote.ts';
import type { Pricing } from '../../../src/types/pricing.ts';
import { productContent } from '../../product.ts';
import { pricing } from './sample.ts';

const best = { value: 5_000_000, openLiens: 0, fico: 850, lienPosition: 1, occupancy: 'PRIMARY', state: '' };
const home = { units: 1, propertyType: 'SINGLE_FAMILY' };

test('$60,000 costs from $531 a month: 30 years at 10.10% APR, without a fee', () => {
  expect(bestPayment(pricing, 60_000)).toEqual({
    paymentCents: 53_098,
    ratePercent: 10.1,
    years: 30,
    feePercent: 0,
  });
});

test('a table without prices has no payment', () => {
  expect(bestPayment({ ...pricing, base: {} }, 60_000)).toBeUndefined();
});

const lenders = Object.entries(productContent().orgs).map(
  ([code, { data }]) => [code, data.heloc?.pricing as Pricing] as const,
);

describe.each(lenders)('%s', (_, prices) => {
  const { minimum, maximum, step } = prices.amount;
  const amounts = fc
    .integer({ min: 0, max: (maximum - minimum) / step })
    .map((steps) => minimum + steps * step);
  const fees = Object.keys(prices.points.feePercent).map(Number);
  const terms = Object.keys(prices.points.term).map(Number);

  test('the best borrower is quoted just that, and no other choice without a higher fee costs less', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...terms),
        fc.boolean(),
        fc.integer({ min: 600, max: 850 }),
        (amount, term, autopay, fico) => {
          const said = bestPayment(prices, amount);
          const feePercent = Math.min(...fees);
          const ask = { amount, feePercent, term: said?.years ?? 0, autopay: true };

          expect(quote(prices, { ...best, ...home }, ask)).toMatchObject({
            available: true,
            paymentCents: said?.paymentCents,
            ratePercent: said?.ratePercent,
          });
          const other = quote(prices, { ...best, ...home, fico }, { amount, feePercent, term, autopay });
          if (other?.available) expect(other.paymentCents).toBeGreaterThanOrEqual(said?.paymentCents ?? 0);
        },
      ),
      { numRuns: 20 },
    );
  });
});
