/**
 * What one press on a term or a fee leads to. A choice that does not carry the amount is never a dead end: the other
 * half of the pair moves with it, or the amount comes down to what the pair carries (FINDING-B5).
 */
import type { Reach } from '../../../engine/finance/reachable-amounts.ts';
import type { TermFeeOption } from '../../../engine/finance/terms-and-fees.ts';
import type { OfferAnswer, OfferWorld } from './offer-choice.ts';

export type Turn = {
  /** What the press changes. */
  change: Partial<OfferAnswer>;
  option: TermFeeOption;
  /** The other half of the pair has to move along. */
  moves: boolean;
  /** The amount has to come down to this; whole dollars. */
  upTo?: number;
};

type Fixed = { term: number } | { feePercent: number };

/** The nearest way to have `fixed`; undefined where nothing can be offered with it. */
export function turnTo(
  world: Pick<OfferWorld, 'limits' | 'reach'>,
  options: readonly TermFeeOption[],
  choice: OfferAnswer,
  fixed: Fixed,
): Turn | undefined {
  const open = options.filter((option) => option.available && fits(option, fixed));
  const near = open.find((option) => isPair(option, { ...choice, ...fixed })) ?? open[0];
  if (near) return turn(near, !isPair(near, { ...choice, ...fixed }));
  const lower = world
    .reach(choice.autopay)
    .filter((one) => fits(one, fixed) && one.maxAmount < choice.amount);
  const best = largest(lower, choice, fixed);
  if (!best || best.maxAmount < world.limits.minAmount) return undefined;
  const option = options.find((one) => isPair(one, best));
  if (!option) return undefined;
  const { change, moves } = turn(option, !isPair(option, { ...choice, ...fixed }));
  return { change: { ...change, amount: best.maxAmount }, option, moves, upTo: best.maxAmount };
}

// The pair that stays closest is taken as long as it carries anything.
function largest(reach: Reach[], choice: OfferAnswer, fixed: Fixed): Reach | undefined {
  const same = reach.find((one) => isPair(one, { ...choice, ...fixed }) && one.maxAmount > 0);
  return same ?? reach.toSorted((one, other) => other.maxAmount - one.maxAmount)[0];
}

function turn(option: TermFeeOption, moves: boolean): Turn {
  return { change: { term: option.term, feePercent: option.feePercent }, option, moves };
}

type Pair = { term: number; feePercent: number };

const isPair = (one: Pair, other: Pair) => one.term === other.term && one.feePercent === other.feePercent;

function fits(pair: Pair, fixed: Fixed): boolean {
  return 'term' in fixed ? pair.term === fixed.term : pair.feePercent === fixed.feePercent;
}
