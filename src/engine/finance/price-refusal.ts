/** Why a combination cannot be offered: the first obstacle, from what cannot be changed to what can. */

import type { Pricing } from '../../types/pricing.ts';
import { money } from '../text/money.ts';
import { bandFrom } from './bands.ts';
import { cltv } from './cltv.ts';
import { fill } from './fill.ts';
import { highCostRefusal } from './high-cost.ts';
import { homeKind } from './home-kind.ts';
import { lineCap, maxCltv } from './max-line.ts';
import type { OfferChoice, OfferInputs, Refusal } from './offer-inputs.ts';

type Input = OfferInputs & OfferChoice;

/** The first obstacle, or null. `rateWithoutAutopay` is null where the table has no price. */
export function priceRefusal(
  pricing: Pricing,
  input: Input,
  rateWithoutAutopay: number | null,
): Refusal | null {
  const obstacle =
    homeObstacle(pricing, input) ?? amountObstacle(pricing, input) ?? choiceObstacle(pricing, input);
  if (obstacle) return refuse(pricing, obstacle[0], obstacle[1]);
  if (rateWithoutAutopay === null) return refuse(pricing, 'score');
  return highCostRefusal(pricing, input, rateWithoutAutopay);
}

/** A refusal in the words of the pricing table. */
export function refuse(
  pricing: Pricing,
  code: string,
  values: Record<string, string | number> = {},
): Refusal {
  return { code, text: fill(pricing.reasons[code], values) };
}

type Obstacle = [code: string, values?: Record<string, string | number>];

function homeObstacle(pricing: Pricing, input: Input): Obstacle | null {
  const { points, homeScore } = pricing;
  const kind = homeKind(pricing, input);
  if (points.propertyType[kind] === undefined) return ['home'];
  if (points.lien[input.lienPosition] === undefined) return ['lienPosition'];
  const score = homeScore[kind] ?? 0;
  return input.fico < score ? ['homeScore', { score }] : null;
}

function amountObstacle(pricing: Pricing, input: Input): Obstacle | null {
  const limit = maxCltv(pricing, input);
  if (limit === null || !bandFrom(pricing.base, input.fico)) return ['score'];
  if (input.amount < pricing.amount.minimum) return ['minimum', { limit: money(pricing.amount.minimum) }];
  const cap = lineCap(pricing, input.fico);
  if (input.amount > cap) return ['line', { limit: money(cap) }];
  return cltv(input) > limit ? ['cltv', { limit }] : null;
}

function choiceObstacle(pricing: Pricing, { term, feePercent, state, occupancy }: Input): Obstacle | null {
  if (pricing.points.term[term] === undefined) return ['term'];
  if (pricing.points.feePercent[feePercent] === undefined) return ['fee'];
  const allowed = pricing.states[state]?.[occupancy]?.feePercents;
  return allowed && !allowed.includes(feePercent) ? ['stateFee'] : null;
}
