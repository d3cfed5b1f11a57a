/** What the offer card shows, and when. */
/** Covers src/web/platform/data/offer-details.ts. */
// @vitest-environment jsdom
import '../fixtures/browser.ts';
import { describe, expect, test } from 'vitest';
import { offerDetails } from '../../../src/web/platform/data/offer-details.ts';

describe('[ACC-P5] the offer card', () => {
  const facts = (term: number, rate: number, amount: number) => ({ application: { term, rate, amount } });
  test.each([
    [0, 9, 60000],
    [10, 0, 60000],
    [10, 9, 0],
  ])('term %i, rate %i, amount %i: nothing', (...values) =>
    expect(offerDetails(facts(...values))).toBeUndefined(),
  );

  test('the payment is amortized from term, rate and amount', () => {
    expect(offerDetails(facts(10, 9, 60000))?.paymentCents).toBe(76005);
  });
});
