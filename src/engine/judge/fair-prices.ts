/** Whether the table of a price list is in order: a better score never pays more, and more debt on the home never less. */
import type { Pricing } from '../../types/pricing.ts';
import type { PriceFault } from './price-bounds.ts';

/** The first cell of each score that is out of order. Scores and shares are lower edges of their bands. */
export function fairPrices({ base }: Pricing): PriceFault[] {
  const scores = numbersOf(base);
  return scores.flatMap((score, index) => {
    const row = base[score] ?? {};
    const shares = numbersOf(row);
    const worse = base[scores[index - 1] ?? Number.NaN] ?? {};
    const found = shares.flatMap((share, place): PriceFault[] => {
      const rate = row[share] ?? 0;
      const less = row[shares[place - 1] ?? Number.NaN];
      const lower = worse[share];
      const at = `/base/${score}/${share}`;
      if (less !== undefined && rate < less)
        return [[at, `${rate}% is less than the ${less}% for less debt on the home.`]];
      return lower !== undefined && rate > lower
        ? [[at, `${rate}% is more than the ${lower}% for a score of ${scores[index - 1]}.`]]
        : [];
    });
    return found.slice(0, 1);
  });
}

function numbersOf(table: object): number[] {
  return Object.keys(table)
    .map(Number)
    .toSorted((one, other) => one - other);
}
