/**
 * Checks every number of a price table before any price is computed: some values would make the computation run
 * forever.
 */
import type { Pricing } from '../../types/pricing.ts';
import { isRecord } from '../facts/facts.ts';

/** What is wrong, and where. */
export type PriceFault = [pointer: string, message: string];

type Bound = { at: RegExp; from: number; to: number; whole?: true };

// Dollars, days and percent in the range that lenders use. A part of a rate changes it by a few points, never by a
// hundred.
const bounds: readonly Bound[] = [
  { at: /^\/amount\/step$/, from: 1, to: 1000, whole: true },
  { at: /^\/amount\/(minimum|maximum)$/, from: 1000, to: 10_000_000, whole: true },
  { at: /^\/rate\/holdDays$/, from: 7, to: 90, whole: true },
  { at: /^\/rate\/(minimum|maximum)$/, from: 0.01, to: 36 },
  { at: /^\/base\/[^/]+\/[^/]+$/, from: 0.01, to: 36 },
  { at: /^\/points\/autopay$/, from: -1, to: 0 },
  { at: /^\/points\//, from: -10, to: 10 },
  { at: /^\/homeScore\//, from: 300, to: 850, whole: true },
  { at: /^\/maxCltv\//, from: 1, to: 100 },
  { at: /^\/maxLine\//, from: 1, to: 10_000_000, whole: true },
  { at: /^\/maxDti\/(standard|reduced)$/, from: 20, to: 100 },
  { at: /^\/maxDti\/reducedBelowScore$/, from: 300, to: 850, whole: true },
  { at: /^\/states\/[^/]+\/[^/]+\/(maxCltv|feePercents\/)/, from: 0, to: 100 },
  { at: /^\/costs\//, from: 0, to: 10_000 },
];

/** Every number out of bounds, and amounts that are no multiples of their step. */
export function priceBounds(pricing: Pricing): PriceFault[] {
  const { minimum, maximum, step } = pricing.amount;
  const outside = numbersIn(pricing).flatMap(([pointer, value]) => {
    const bound = bounds.find(({ at }) => at.test(pointer));
    return bound ? outOf(bound, pointer, value) : [];
  });
  if (outside.length > 0) return outside;
  if (minimum > maximum)
    return [['/amount/minimum', `no line is at least ${minimum} and at most ${maximum}.`]];
  const uneven = [minimum, maximum].some((amount) => amount % step !== 0);
  return uneven ? [['/amount/step', `the smallest and the largest line are no multiples of ${step}.`]] : [];
}

function outOf({ from, to, whole }: Bound, pointer: string, value: number): PriceFault[] {
  if (!(value >= from && value <= to)) return [[pointer, `${value} is not between ${from} and ${to}.`]];
  return whole && !Number.isInteger(value) ? [[pointer, `${value} is not a whole number.`]] : [];
}

function numbersIn(value: unknown, pointer = ''): Array<[string, number]> {
  if (typeof value === 'number') return [[pointer, value]];
  const parts = Array.isArray(value) ? Object.entries(value) : Object.entries(isRecord(value) ? value : {});
  return parts.flatMap(([key, part]) => numbersIn(part, `${pointer}/${key}`));
}
