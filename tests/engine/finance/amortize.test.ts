/** Payments and schedules against published figures, and against what must always hold. */
/** Covers src/engine/finance/{amortize,cost-rate,initial-draw,monthly-payment}.ts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amortize } from '../../../src/engine/finance/amortize.ts';
import { costRate } from '../../../src/engine/finance/cost-rate.ts';
import { initialDraw } from '../../../src/engine/finance/initial-draw.ts';
import { monthlyPaymentCents, paymentFactor } from '../../../src/engine/finance/monthly-payment.ts';

describe('monthly payment', () => {
  test('Regulation Z sample H-25(B): 162,000 at 3.875% for 30 years', () => {
    expect(monthlyPaymentCents(16_200_000, 3.875, 360)).toBe(76_178);
  });

  test('numpy-financial: 200,000 at 7.5% for 15 years', () => {
    expect(200_000 * paymentFactor(7.5, 180)).toBeCloseTo(1854.0247200054619, 9);
  });

  test('15,000 at 8% for 5 years', () => {
    expect(15_000 * paymentFactor(8, 60)).toBeCloseTo(304.1459, 4);
  });

  test('no interest is a plain division', () => {
    expect(monthlyPaymentCents(120_000, 0, 12)).toBe(10_000);
  });
});

describe('our lines: draw, payment, last payment, cost rate', () => {
  test.each([
    [5_249_500, 4.99, 7.6, 60, 5_000_000, 105_439, 105_430, 9.676],
    [10_000_000, 2.99, 10.15, 120, 9_709_681, 132_983, 132_943, 10.86],
    [40_000_000, 4.99, 9.1, 360, 38_098_867, 324_731, 325_332, 9.657],
    [1_500_000, 0, 17.2, 360, 1_500_000, 21_629, 19_361, 17.2],
  ])('%i cents, fee %f, rate %f, %i months', (line, fee, rate, months, draw, payment, last, cost) => {
    const plan = amortize(line, rate, months);
    expect(initialDraw(line, fee)).toEqual({ drawCents: draw, feeCents: line - draw });
    expect([plan.paymentCents, plan.lastPaymentCents]).toEqual([payment, last]);
    expect(costRate({ lineCents: line, feePercent: fee, ratePercent: rate, months })).toBe(cost);
  });
});

const lines = fc.record({
  line: fc.integer({ min: 150, max: 4000 }).map((hundreds) => hundreds * 10_000),
  rate: fc.integer({ min: 760, max: 1720 }).map((hundredths) => hundredths / 100),
  years: fc.constantFrom(5, 10, 15, 30),
  fee: fc.constantFrom(0, 1, 2.99, 4.99),
});

describe('what always holds', () => {
  test('a schedule pays back exactly the line, and the balance only falls', () => {
    fc.assert(
      fc.property(lines, ({ line, rate, years }) => {
        const { rows = [], totalCents, balancesByYear } = amortize(line, rate, years * 12, { rows: true });
        expect(rows.reduce((sum, row) => sum + row.principalCents, 0)).toBe(line);
        expect(totalCents - rows.reduce((sum, row) => sum + row.interestCents, 0)).toBe(line);
        expect(balancesByYear).toHaveLength(years);
        expect(balancesByYear).toEqual([...balancesByYear].sort((a, b) => b - a));
        expect(balancesByYear.at(-1)).toBe(0);
      }),
    );
  });

  test('the last payment stays close to the others: it only takes up rounding', () => {
    fc.assert(
      fc.property(lines, ({ line, rate, years }) => {
        const { paymentCents, lastPaymentCents } = amortize(line, rate, years * 12);
        expect(Math.abs(lastPaymentCents - paymentCents)).toBeLessThan(12_000);
      }),
    );
  });

  test('draw and fee are the line, and the fee is its share of the draw', () => {
    fc.assert(
      fc.property(lines, ({ line, fee }) => {
        const { drawCents, feeCents } = initialDraw(line, fee);
        expect(drawCents + feeCents).toBe(line);
        expect(Math.abs(feeCents - (drawCents * fee) / 100)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('the cost rate is the rate without a fee and above it with one', () => {
    fc.assert(
      fc.property(lines, ({ line, rate, years, fee }) => {
        const cost = costRate({ lineCents: line, feePercent: fee, ratePercent: rate, months: years * 12 });
        if (fee === 0) expect(cost).toBeCloseTo(rate, 2);
        else expect(cost).toBeGreaterThan(rate);
      }),
      { numRuns: 30 },
    );
  });
});
