/** Quotes and limits: the figures that the sandbox borrowers must see. */
/** Covers src/engine/finance. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assetDepletionMonthly } from '../../../src/engine/finance/asset-depletion.ts';
import { dtiLimit } from '../../../src/engine/finance/dti-limit.ts';
import { maxLine } from '../../../src/engine/finance/max-line.ts';
import type { OfferInputs } from '../../../src/engine/finance/offer-inputs.ts';
import { offerLimits } from '../../../src/engine/finance/offer-limits.ts';
import { offerVersion } from '../../../src/engine/finance/offer-version.ts';
import { payoffOptions } from '../../../src/engine/finance/payoff-options.ts';
import { quote } from '../../../src/engine/finance/quote.ts';
import { recordingCents } from '../../../src/engine/finance/recording-cents.ts';
import { revisedLimit } from '../../../src/engine/finance/revised-limit.ts';
import { termsAndFees } from '../../../src/engine/finance/terms-and-fees.ts';
import { verifiedMonthlyIncome } from '../../../src/engine/finance/verified-monthly-income.ts';
import { happy, pricing, sixtyThousand } from './sample.ts';

const tenths = (share: number | null | undefined): number => Math.round((share ?? 0) * 10) / 10;

describe('a quote', () => {
  test('happy: 9.00%, 760.05 a month, debt to income 31.4%, all debt 56.9% of value', () => {
    const offer = quote(pricing, happy, sixtyThousand);
    expect(offer).toMatchObject({
      available: true,
      ratePercent: 9,
      rateWithoutAutopay: 9.25,
      paymentCents: 76_005,
    });
    expect([tenths(offer?.dti), tenths(offer?.cltv)]).toEqual([31.4, 56.9]);
    expect(offer).toMatchObject({ drawCents: 5_825_808, feeCents: 174_192, marginPercent: 2 });
    expect(offer?.cashCents).toBe(5_825_808 - 22_500);
    expect(offer?.valuationCents).toBe(0);
    expect(offer?.why.map((part) => part.points)).toEqual([10.2, 0, 0, -0.95, -0.25]);
    expect(offer?.balancesByYear.at(-1)).toBe(0);
  });

  test('assets: 1.2 million of stocks carry 100,000 at 9.45%, debt to income 38.2%', () => {
    const assets = [{ type: 'BROKERAGE', value: 1_200_000 }];
    const depletion = assetDepletionMonthly(pricing.assets, { assets, monthlyDebtsCents: 145_000, age: 68 });
    const golding: OfferInputs = {
      ...happy,
      fico: 790,
      openLiens: 0,
      lienPosition: 1,
      state: 'FL',
      monthlyIncome: 1900 + depletion / 100,
      monthlyDebts: 1450,
    };
    const offer = quote(pricing, golding, { term: 10, amount: 100_000, feePercent: 0, autopay: true });
    expect([offer?.ratePercent, tenths(offer?.dti), offer?.available]).toEqual([9.45, 38.2, true]);
  });

  test('an unaffordable choice is still shown, with the reason', () => {
    const offer = quote(pricing, { ...happy, monthlyIncome: 6000 }, { ...sixtyThousand, term: 5 });
    expect([offer?.available, offer?.reason?.code]).toEqual([false, 'dti']);
    expect(offer?.reason?.text).toMatch(/would be 6\d\.\d% of your income. The limit is 50%\./);
  });

  test('no price in the table, no quote', () => {
    expect(quote(pricing, { ...happy, fico: 600 }, sixtyThousand)).toBeNull();
  });

  test('the version changes with the inputs and not with their order', () => {
    const { value, ...rest } = happy;
    expect(offerVersion(pricing, { ...rest, value })).toBe(offerVersion(pricing, happy));
    expect(offerVersion(pricing, { ...happy, fico: 773 })).not.toBe(offerVersion(pricing, happy));
    expect(offerVersion(pricing, { ...happy, version: 'x' })).toBe(offerVersion(pricing, happy));
  });
});

describe('limits', () => {
  const revere: OfferInputs = { ...happy, fico: 745, value: 600_000, openLiens: 270_000, monthlyDebts: 2400 };
  const choice = { term: 15, feePercent: 2.99, autopay: true };

  test('revised: 120,000 at 9.80% is 40.8% of stated income and 60.2% of the proved one', () => {
    const stated = quote(pricing, { ...revere, monthlyIncome: 9000 }, { ...choice, amount: 120_000 });
    const proved = quote(pricing, { ...revere, monthlyIncome: 6100 }, { ...choice, amount: 120_000 });
    expect([stated?.ratePercent, stated?.paymentCents, tenths(stated?.dti)]).toEqual([9.8, 127_488, 40.8]);
    expect([tenths(proved?.dti), proved?.available]).toEqual([60.2, false]);
  });

  test('revised: a smaller line has a better rate, so the limit is 62,200 and not 61,100', () => {
    expect(revisedLimit(pricing, { ...revere, monthlyIncome: 6100 }, choice)).toBe(62_200);
    expect(
      quote(pricing, { ...revere, monthlyIncome: 6100 }, { ...choice, amount: 62_200 })?.ratePercent,
    ).toBe(9.5);
  });

  test('a payment of exactly half the income is carried, to the last step', () => {
    const person = { fico: 780, value: 486_889, openLiens: 0, monthlyIncome: 11_005, lienPosition: 1 };
    const choice = { term: 10, feePercent: 4.99, autopay: true };
    expect(revisedLimit(pricing, { ...happy, ...person }, choice)).toBe(219_100);
  });

  test('the limit is the largest: it can be offered, and no larger multiple of the step can', () => {
    const people = fc.record({
      fico: fc.integer({ min: 640, max: 820 }),
      value: fc.integer({ min: 200_000, max: 1_200_000 }),
      openLiens: fc.integer({ min: 0, max: 700_000 }),
      monthlyIncome: fc.integer({ min: 2000, max: 15_000 }),
      lienPosition: fc.constantFrom(1, 2),
    });
    const choices = fc.record({
      term: fc.constantFrom(5, 10, 15, 30),
      feePercent: fc.constantFrom(0, 1, 2.99, 4.99),
      autopay: fc.boolean(),
    });
    fc.assert(
      fc.property(people, choices, (person, picked) => {
        const inputs = { ...happy, ...person };
        const limit = revisedLimit(pricing, inputs, picked);
        const fits = (amount: number): boolean =>
          quote(pricing, inputs, { ...picked, amount })?.available ?? false;
        if (limit > 0) expect(fits(limit)).toBe(true);
        for (let amount = Math.max(limit + 100, 15_000); amount <= 400_000; amount += 2300)
          expect(fits(amount)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  test('happy: 85% of 650,000 less 310,000, and the long term carries it', () => {
    expect(maxLine(pricing, happy)).toBe(242_500);
    const limits = offerLimits(pricing, happy);
    expect(limits).toMatchObject({
      maxAmount: 242_500,
      minAmount: 15_000,
      limitedBy: 'cltv',
      maxCltv: 85,
      maxDti: 50,
    });
    expect(limits.byTerm['5']).toBeLessThan(limits.byTerm['30'] ?? 0);
  });

  test('what holds an amount down is named', () => {
    expect(
      offerLimits(pricing, { ...happy, openLiens: 0, value: 2_000_000, monthlyIncome: 40_000 }).limitedBy,
    ).toBe('line');
    expect(offerLimits(pricing, { ...happy, monthlyIncome: 6000 }).limitedBy).toBe('dti');
    expect(offerLimits(pricing, { ...happy, openLiens: 640_000 })).toMatchObject({
      maxAmount: 0,
      limitedBy: 'cltv',
    });
  });

  test('the lower debt limit: weak score, self-employed, two homes', () => {
    expect(dtiLimit(pricing, { ...happy, fico: 679 })).toBe(45);
    expect(dtiLimit(pricing, { ...happy, selfEmployed: true })).toBe(45);
    expect(dtiLimit(pricing, { ...happy, units: 2 })).toBe(45);
    expect(dtiLimit(pricing, happy)).toBe(50);
  });

  test('winback: paying off 80,000 makes room; a first lien that is too large does not', () => {
    const backus = { ...happy, value: 400_000, openLiens: 330_000, lienPosition: 3 };
    const liens = [
      { uuid: 'first', balance: 250_000 },
      { uuid: 'second', balance: 80_000 },
    ];
    expect(payoffOptions(pricing, backus, liens).map((option) => [option.uuid, option.maxLine])).toEqual([
      ['first', 260_000],
      ['second', 90_000],
    ]);
    const undera = { ...happy, value: 300_000, openLiens: 262_000 };
    expect(payoffOptions(pricing, undera, [{ uuid: 'first', balance: 262_000 }])).toEqual([]);
  });
});

describe('terms and fees', () => {
  test('sixteen combinations, each with a price or a reason', () => {
    const { options, terms, fees } = termsAndFees(pricing, happy, 60_000, true);
    expect(options).toHaveLength(16);
    expect(options.every((option) => option.available || option.reason?.text)).toBe(true);
    expect(terms.map((term) => term.term)).toEqual([5, 10, 15, 30]);
    expect(fees.map((fee) => fee.feePercent)).toEqual([0, 1, 2.99, 4.99]);
  });

  test('Texas homestead: the two larger fees are closed for every term', () => {
    const { fees } = termsAndFees(pricing, { ...happy, state: 'TX' }, 60_000, true);
    expect(fees.map((fee) => fee.available)).toEqual([true, true, false, false]);
    expect(fees[3]?.reason?.text).toBe("Your state limits fees, so this option isn't available.");
  });

  test('hoepa: for 30 years only the option without a fee is hidden', () => {
    const limit = { ...happy, fico: 645, openLiens: 0, lienPosition: 1 };
    const open = termsAndFees(pricing, limit, 40_000, true).options.filter((option) => option.term === 30);
    expect(open.map((option) => option.available)).toEqual([false, true, true, true]);
  });
});

describe('small sums', () => {
  test('recording stays within what the footer says, in every state', () => {
    for (const [state, { fee, taxPer100k }] of Object.entries(pricing.costs.recording)) {
      expect(fee, state).toBeLessThanOrEqual(315);
      expect(taxPer100k, state).toBeLessThanOrEqual(1400);
    }
    expect(recordingCents(pricing, 'FL', 100_000)).toBe(73_000);
    expect(recordingCents(pricing, 'ZZ', 100_000)).toBe(15_000);
  });

  test('proved income in a month', () => {
    expect(verifiedMonthlyIncome({ kind: 'HOURLY', rateCents: 3000, hoursPerWeek: 40 })).toBe(520_000);
    expect(verifiedMonthlyIncome({ kind: 'BIWEEKLY', grossCents: 300_000 })).toBe(650_000);
    expect(verifiedMonthlyIncome({ kind: 'SEMI_MONTHLY', grossCents: 300_000 })).toBe(600_000);
    expect(verifiedMonthlyIncome({ kind: 'SELF_EMPLOYED', yearsCents: [12_000_000, 9_600_000] })).toBe(
      900_000,
    );
  });

  test('retirement accounts count less before 59½, and debts are kept aside', () => {
    const assets = [{ type: 'RETIREMENT', value: 180_000 }];
    const rules = pricing.assets;
    expect(assetDepletionMonthly(rules, { assets, monthlyDebtsCents: 0, age: 60 })).toBe(70_000);
    expect(assetDepletionMonthly(rules, { assets, monthlyDebtsCents: 0, age: 59 })).toBe(60_000);
    expect(assetDepletionMonthly(rules, { assets: [], monthlyDebtsCents: 100_000, age: 60 })).toBe(0);
  });
});
