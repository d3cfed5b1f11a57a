/** What can be done about a choice that cannot be offered: less money on these terms, or other terms for this money. */

import { money } from '../../../engine/text/money.ts';
import { rate } from '../../../engine/text/rate.ts';
import { say, sayYears } from '../../platform/data/say.ts';
import type { OfferAnswer, OfferWorld } from './offer-choice.ts';

export type Remedy = { label: string; change: Partial<OfferAnswer> };

/** At most two, the one that keeps the terms first. Empty when nothing can be offered near the choice. */
export function offerRemedies(
  { limits, reach }: Pick<OfferWorld, 'limits' | 'reach'>,
  choice: OfferAnswer,
): Remedy[] {
  const { minAmount, maxAmount } = limits;
  const wanted = Math.min(maxAmount, Math.max(minAmount, choice.amount));
  const here = reach(choice.autopay).find(
    ({ term, feePercent }) => term === choice.term && feePercent === choice.feePercent,
  );
  const less = Math.min(wanted, here?.maxAmount ?? 0);
  const keeps: Remedy[] =
    less >= minAmount
      ? [{ label: say('offer-selector.use', { amount: money(less) }), change: { amount: less } }]
      : [];
  return less >= wanted ? keeps : [...keeps, ...otherTerms({ limits, reach }, choice, wanted)];
}

// Autopay moves last, and only where the amount cannot be had without it: it is the borrower's choice.
function otherTerms(
  { reach }: Pick<OfferWorld, 'limits' | 'reach'>,
  choice: OfferAnswer,
  amount: number,
): Remedy[] {
  const carrying = [...reach(choice.autopay), ...(choice.autopay ? [] : reach(true))];
  const [best] = carrying
    .filter(({ maxAmount }) => maxAmount >= amount)
    .toSorted((one, other) => distance(one, choice) - distance(other, choice));
  if (!best) return [];
  const { term, feePercent, autopay } = best;
  return [
    {
      label: say('offer-selector.useTerms', { amount: money(amount), terms: termsOf(best, choice) }),
      change: { amount, term, feePercent, autopay },
    },
  ];
}

type Terms = Pick<OfferAnswer, 'term' | 'feePercent' | 'autopay'>;

function distance(one: Terms, choice: Terms): number {
  const way = one.autopay === choice.autopay ? 0 : 10_000;
  const pair = Number(one.term !== choice.term) + Number(one.feePercent !== choice.feePercent);
  return way + pair * 1000 + Math.abs(one.term - choice.term) * 10 + one.feePercent;
}

function termsOf(one: Terms, choice: Terms): string {
  const fee =
    one.feePercent === 0
      ? say('offer-selector.noFee')
      : say('offer-selector.aFee', { rate: rate(one.feePercent) });
  const parts = [
    say('offer-selector.over', { term: sayYears(one.term) }),
    ...(one.feePercent === choice.feePercent ? [] : [say('offer-selector.withFee', { fee })]),
    ...(one.autopay === choice.autopay ? [] : [say('offer-selector.byAutopay')]),
  ];
  return parts.length === 3
    ? say('offer-selector.both', { one: parts[0], other: parts[1], last: parts[2] })
    : parts.join(' ');
}
