/**
 * The lowest and the highest rate that a price table can give, by adding up its parts. Percent a year. Combinations that
 * would be a high-cost loan, or that no home, score or amount may have, do not count.
 */
import type { Pricing } from '../../types/pricing.ts';
import { bandFrom } from './bands.ts';
import { lineCap, maxCltv } from './max-line.ts';

/** Null when the table offers nothing. */
export function rateRange(pricing: Pricing): { lowest: number; highest: number } | null {
  const rates = [...situations(pricing)].flatMap((situation) => ratesOf(pricing, situation));
  if (rates.length === 0) return null;
  const lowest = rates.reduce((one, other) => Math.min(one, other));
  const highest = rates.reduce((one, other) => Math.max(one, other));
  return { lowest: lowest / 100, highest: highest / 100 };
}

/** One home and borrower: the score, what its base costs, and what a rate without autopay may be at most. Hundredths of a percent. */
type Situation = { score: number; base: number; limit: number };

function* situations(pricing: Pricing): Generator<Situation> {
  const { base, points, homeScore, highCost, rate } = pricing;
  for (const [occupancy, use] of Object.entries(points.occupancy))
    for (const [kind, home] of Object.entries(points.propertyType))
      for (const score of scores(pricing, occupancy, homeScore[kind] ?? 0))
        for (const cell of cells(
          bandFrom(base, score)?.value ?? {},
          maxCltv(pricing, atHome(score, occupancy)) ?? 0,
        ))
          for (const [position, lien] of Object.entries(points.lien)) {
            const covered = highCost.occupancies.includes(occupancy);
            const over = highCost.overApor[position] ?? 0;
            const limit = covered ? hundredths(rate.apor + over) : Number.POSITIVE_INFINITY;
            yield {
              score,
              base: [use, home, cell, lien].reduce((sum, part) => sum + hundredths(part), 0),
              limit,
            };
          }
}

function ratesOf(pricing: Pricing, { score, base, limit }: Situation): number[] {
  const { points } = pricing;
  const top = lineCap(pricing, score);
  const amounts = Object.entries(points.amount).filter(([from]) => Number(from) <= top);
  const sums = [
    Object.values(points.term),
    amounts.map(([, value]) => value),
    Object.values(points.feePercent),
  ].reduce((known, parts) => known.flatMap((sum) => parts.map((part) => sum + hundredths(part))), [base]);
  const allowed = [...new Set(sums)].filter((sum) => sum <= limit);
  return allowed.flatMap((sum) => [sum, sum + hundredths(points.autopay)]);
}

// Where any of the tables begins a new band.
function scores(pricing: Pricing, occupancy: string, least: number): number[] {
  const edges = [pricing.base, pricing.maxCltv[occupancy] ?? {}, pricing.maxLine]
    .flatMap(Object.keys)
    .map(Number);
  return [...new Set([...edges, least])].filter((score) => score >= least && bandFrom(pricing.base, score));
}

// Columns that begin below the limit.
function cells(row: Record<string, number>, limit: number): number[] {
  const columns = Object.keys(row)
    .map(Number)
    .sort((one, other) => one - other);
  return columns.flatMap((column, index) => ((columns[index - 1] ?? 0) < limit ? [row[column] ?? 0] : []));
}

function atHome(fico: number, occupancy: string) {
  return { fico, occupancy, value: 0, openLiens: 0, lienPosition: 1, state: '', units: 1, propertyType: '' };
}

const hundredths = (percent: number): number => Math.round(percent * 100);
