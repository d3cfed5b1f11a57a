/** The lowest payment that a price table gives anybody for an amount: what a first page may say before anything is known. */
import type { Pricing } from '../../types/pricing.ts';
import { bandFrom } from './bands.ts';
import { monthlyPaymentCents } from './monthly-payment.ts';

export interface BestPayment {
  paymentCents: number;
  /** Percent a year; a HELOC's APR leaves fees out (12 CFR 1026.14(b)). */
  ratePercent: number;
  years: number;
  /** Of the line; the smallest that is offered. */
  feePercent: number;
}

/**
 * By autopay, with the smallest fee, the best credit and the best home: what the parts of the table add up to at least. A property
 * test holds it against quotes.
 * @param amount dollars
 * @returns undefined where the table has no price
 */
export function bestPayment({ base, points }: Pricing, amount: number): BestPayment | undefined {
  const cells = Object.values(base).flatMap((row) => Object.values(row));
  const band = bandFrom(points.amount, amount);
  const feePercent = Math.min(...Object.keys(points.feePercent).map(Number));
  const parts = [cells, points.lien, points.occupancy, points.propertyType].map(least);
  const fixed = [...parts, band?.value, points.feePercent[feePercent], Math.min(0, points.autopay)];
  const offers = Object.entries(points.term).flatMap(([term, point]) => {
    const ratePercent = sum([...fixed, point]);
    const years = Number(term);
    if (!Number.isFinite(ratePercent)) return [];
    return {
      paymentCents: monthlyPaymentCents(amount * 100, ratePercent, years * 12),
      ratePercent,
      years,
      feePercent,
    };
  });
  return offers.sort((one, other) => one.paymentCents - other.paymentCents)[0];
}

const least = (parts: Record<string, number> | number[]) => Math.min(...Object.values(parts));

// In hundredths of a percent, so that no binary fraction creeps in.
function sum(parts: readonly (number | undefined)[]): number {
  return parts.reduce<number>((all, part) => all + Math.round((part ?? Number.NaN) * 100), 0) / 100;
}
