/** The pricing table, enumerated: its corners are the limits that the footer promises, and better is never dearer. */
/** Covers src/engine/finance/price-offer.ts, src/engine/finance. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OfferChoice, OfferInputs } from '../../../src/engine/finance/offer-inputs.ts';
import { priceOffer } from '../../../src/engine/finance/price-offer.ts';
import { happy, pricing } from './sample.ts';

const { term, occupancy, feePercent } = pricing.points;
const numbers = (map: object): number[] => Object.keys(map).map(Number);

/** Every combination that changes a rate: homes that cost the same are not repeated. */
function* everyCombination(): Generator<OfferInputs & OfferChoice> {
  for (const fico of numbers(pricing.base))
    for (const share of [45, 60, 70, 75, 80, 85])
      for (const years of numbers(term))
        for (const lienPosition of numbers(pricing.points.lien))
          for (const use of Object.keys(occupancy))
            for (const amount of [15_000, 25_000, 50_000, 250_100])
              for (const home of ['SINGLE_FAMILY', 'CONDO', 'TWO_UNIT'])
                for (const fee of numbers(feePercent))
                  for (const autopay of [true, false])
                    yield {
                      ...happy,
                      value: 1_000_000,
                      openLiens: share * 10_000 - amount,
                      fico,
                      lienPosition,
                      occupancy: use,
                      propertyType: home,
                      term: years,
                      amount,
                      feePercent: fee,
                      autopay,
                    };
}

test('of every combination the lowest rate is exactly 7.60 and the highest exactly 17.20', () => {
  const rates: number[] = [];
  for (const input of everyCombination()) {
    const { available, rate } = priceOffer(pricing, input);
    if (available && rate !== null) rates.push(rate);
  }
  const limits = [rates.reduce((a, b) => Math.min(a, b)), rates.reduce((a, b) => Math.max(a, b))];
  expect(rates.length).toBeGreaterThan(10_000);
  expect(limits).toEqual([7.6, 17.2]);
  expect(limits).toEqual([pricing.rate.minimum, pricing.rate.maximum]);
});

const inputs = fc.record({
  fico: fc.integer({ min: 640, max: 850 }),
  openLiens: fc.integer({ min: 0, max: 900_000 }),
  value: fc.integer({ min: 300_000, max: 1_000_000 }),
  term: fc.constantFrom(...numbers(term)),
  feePercent: fc.constantFrom(...numbers(feePercent)),
  amount: fc.integer({ min: 150, max: 4000 }).map((hundreds) => hundreds * 100),
  autopay: fc.boolean(),
  lienPosition: fc.constantFrom(1, 2),
  occupancy: fc.constantFrom('PRIMARY', 'SECOND_HOME', 'INVESTMENT'),
});

describe('better is never dearer', () => {
  test('a higher score', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 0, max: 200 }), (input, more) => {
        const here = priceOffer(pricing, { ...happy, ...input });
        const better = priceOffer(pricing, { ...happy, ...input, fico: input.fico + more });
        if (here.rate !== null)
          expect(better.rate ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(here.rate);
        if (here.available) expect(better.available).toBe(true);
      }),
    );
  });

  test('less debt on the home', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 0, max: 300_000 }), (input, less) => {
        const here = priceOffer(pricing, { ...happy, ...input });
        const better = priceOffer(pricing, {
          ...happy,
          ...input,
          openLiens: Math.max(0, input.openLiens - less),
        });
        if (here.rate !== null)
          expect(better.rate ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(here.rate);
        if (here.available) expect(better.available).toBe(true);
      }),
    );
  });

  test('autopay, by a quarter of a point', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { rate, rateWithoutAutopay } = priceOffer(pricing, { ...happy, ...input, autopay: true });
        if (rate !== null && rateWithoutAutopay !== null)
          expect(rateWithoutAutopay - rate).toBeCloseTo(0.25, 9);
      }),
    );
  });
});

describe('borrowers of the sandbox', () => {
  test('firstlien: 150,000 for five years at 4.99% is the best rate', () => {
    const best = { ...happy, fico: 805, openLiens: 0, lienPosition: 1, state: 'WA' };
    expect(
      priceOffer(pricing, { ...best, term: 5, amount: 150_000, feePercent: 4.99, autopay: true }).rate,
    ).toBe(7.6);
  });

  test('hoepa: no fee is over the limit of 13.25, one percent is under it', () => {
    const weak = {
      ...happy,
      fico: 645,
      openLiens: 0,
      lienPosition: 1,
      term: 30,
      amount: 40_000,
      autopay: true,
    };
    const free = priceOffer(pricing, { ...weak, feePercent: 0 });
    const paid = priceOffer(pricing, { ...weak, feePercent: 1 });
    expect([free.rateWithoutAutopay, free.available, free.reason?.code]).toEqual([
      13.3,
      false,
      'highCostRate',
    ]);
    expect(free.reason?.text).toBe(
      'Without autopay, the rate would be 13.30%. Federal law allows up to 13.25% for this loan.',
    );
    expect([paid.rateWithoutAutopay, paid.available]).toEqual([12.95, true]);
  });

  test('the guard looks at the rate without autopay even when autopay is chosen', () => {
    const edge = {
      ...happy,
      fico: 645,
      openLiens: 0,
      lienPosition: 1,
      term: 30,
      amount: 40_000,
      feePercent: 0,
    };
    expect(priceOffer(pricing, { ...edge, autopay: true }).rate).toBe(13.05);
    expect(priceOffer(pricing, { ...edge, autopay: true }).available).toBe(false);
  });
});

describe('what cannot be offered says why', () => {
  const choice: OfferChoice = { term: 10, amount: 60_000, feePercent: 2.99, autopay: true };
  test.each([
    ['lienPosition', { lienPosition: 3 }],
    ['home', { propertyType: 'LOG' }],
    ['home', { units: 3 }],
    ['homeScore', { units: 2, fico: 660 }],
    ['score', { fico: 639 }],
    ['score', { occupancy: 'SECOND_HOME', fico: 679 }],
    ['minimum', { amount: 14_900 }],
    ['line', { amount: 300_100, fico: 700, value: 2_000_000 }],
    ['cltv', { openLiens: 500_000 }],
    ['term', { term: 20 }],
    ['fee', { feePercent: 3 }],
    ['stateFee', { state: 'TX' }],
  ])('%s: %o', (code, change) => {
    const price = priceOffer(pricing, { ...happy, ...choice, ...change });
    expect([price.available, price.reason?.code]).toEqual([false, code]);
    expect(price.reason?.text).not.toMatch(/[{}]|^$/);
  });

  test('Texas homesteads: 80% at most and fees of 0 or 1; second homes there are free of both', () => {
    const texas = { ...happy, ...choice, state: 'TX', feePercent: 1 };
    expect(priceOffer(pricing, { ...texas, openLiens: 460_000 }).available).toBe(true);
    expect(priceOffer(pricing, { ...texas, openLiens: 460_100 }).reason?.code).toBe('cltv');
    expect(priceOffer(pricing, { ...texas, occupancy: 'SECOND_HOME', feePercent: 2.99 }).available).toBe(
      true,
    );
  });
});
