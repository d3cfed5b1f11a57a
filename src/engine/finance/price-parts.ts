/** The parts that a rate is made of. Integers of a hundredth of a percent are added, so no binary fraction creeps in. */

import type { Pricing } from '../../types/pricing.ts';
import { money } from '../text/money.ts';
import { bandFrom, bandUpTo } from './bands.ts';
import { cltv } from './cltv.ts';
import { fill } from './fill.ts';
import { homeKind } from './home-kind.ts';
import type { OfferChoice, OfferInputs } from './offer-inputs.ts';

export interface PricePart {
  key: string;
  label: string;
  /** Percent a year; negative makes it cheaper. */
  points: number;
}

/** The parts in the order of the table, without those that add nothing; null where the table has no price. */
export function priceParts(pricing: Pricing, input: OfferInputs & OfferChoice): PricePart[] | null {
  const base = basePart(pricing, input);
  const rest = [...loanParts(pricing, input), ...homeParts(pricing, input), ...choiceParts(pricing, input)];
  if (!base || rest.some((part) => part.points === undefined)) return null;
  const known = rest.flatMap(({ key, label, points }) =>
    points || alwaysSaid.includes(key) ? [{ key, label, points: points ?? 0 }] : [],
  );
  return [base, ...known];
}

/** The term and the place of the lien explain a rate also where they leave it as it is. */
const alwaysSaid = ['term', 'lien'];

/** Sum of parts, percent a year, two decimals. */
export function sumParts(parts: PricePart[]): number {
  return parts.reduce((sum, part) => sum + Math.round(part.points * 100), 0) / 100;
}

interface Part {
  key: string;
  label: string;
  points: number | undefined;
}

function basePart(pricing: Pricing, input: OfferInputs & OfferChoice): PricePart | null {
  const row = bandFrom(pricing.base, input.fico);
  const cell = row && bandUpTo(row.value, cltv(input));
  if (!row || !cell) return null;
  const label = fill(pricing.labels.base, { score: row.key, cltv: cell.key });
  return { key: 'base', label, points: cell.value };
}

function loanParts(
  { points, labels }: Pricing,
  { term, lienPosition, amount }: OfferInputs & OfferChoice,
): Part[] {
  const band = bandFrom(points.amount, amount);
  return [
    { key: 'term', label: fill(labels.term, { years: term }), points: points.term[term] },
    { key: 'lien', label: labels[`lien${lienPosition}`] ?? '', points: points.lien[lienPosition] },
    { key: 'amount', label: fill(labels.amount, { amount: money(amount) }), points: band?.value },
  ];
}

function homeParts(pricing: Pricing, input: OfferInputs): Part[] {
  const { points, labels } = pricing;
  const { occupancy } = input;
  const kind = homeKind(pricing, input);
  return [
    { key: 'occupancy', label: labels[occupancy] ?? '', points: points.occupancy[occupancy] },
    { key: 'propertyType', label: labels[kind] ?? '', points: points.propertyType[kind] },
  ];
}

function choiceParts({ points, labels }: Pricing, { feePercent, autopay }: OfferChoice): Part[] {
  const fee = {
    key: 'feePercent',
    label: fill(labels.feePercent, { fee: feePercent }),
    points: points.feePercent[feePercent],
  };
  return autopay ? [fee, { key: 'autopay', label: labels.autopay ?? '', points: points.autopay }] : [fee];
}
