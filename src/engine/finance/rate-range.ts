/**
 * Finds the lowest and the highest rate that a price table can give by adding up its parts. Percent a year. Skips
 * combinations that would be a high-cost loan or that no home, score or amount may have.
 */
import type { Pricing } from '../../types/pricing.ts';
import { bandFrom } from './bands.ts';
import { lineCap, maxCltv } from './max-line.ts';

/** Null when the table offers nothing. */
export function rateRange(pricing: Pricing): { lowest: number; highest: number } | null {
  const choices = new Map<number, number[]>();
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { score, base, limit } of situations(pricing)) {
    const top = lineCap(pricing, score);
    const sums = choices.get(top) ?? choiceSums(pricing, top);
    choices.set(top, sums);
    const allowed = sums.filter((sum) => base + sum <= limit);
    lowest = Math.min(lowest, base + (allowed[0] ?? Number.POSITIVE_INFINITY));
    highest = Math.max(highest, base + (allowed.at(-1) ?? Number.NEGATIVE_INFINITY));
  }
  if (lowest > highest) return null;
  const autopay = hundredths(pricing.points.autopay);
  return { lowest: (lowest + Math.min(0, autopay)) / 100, highest: (highest + Math.max(0, autopay)) / 100 };
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

// What term, amount and fee add, smallest first, for lines up to `top`.
function choiceSums({ points, amount }: Pricing, top: number): number[] {
  const least = bandFrom(points.amount, amount.minimum)?.key ?? 0;
  const bands = Object.entries(points.amount).filter(
    ([from]) => Number(from) >= least && Number(from) <= top,
  );
  const lists = [
    Object.values(points.term),
    bands.map(([, value]) => value),
    Object.values(points.feePercent),
  ];
  const sums = lists.reduce(
    (known, parts) => known.flatMap((sum) => parts.map((part) => sum + hundredths(part))),
    [0],
  );
  return [...new Set(sums)].sort((one, other) => one - other);
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
