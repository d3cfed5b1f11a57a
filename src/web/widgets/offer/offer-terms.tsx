/** For how long: one card a term, each with its payment. A term that cannot be chosen stays visible and says why. */

import type { TermsAndFees } from '../../../engine/finance/terms-and-fees.ts';
import { cents } from '../../../engine/text/cents.ts';
import { money } from '../../../engine/text/money.ts';
import { rate } from '../../../engine/text/rate.ts';
import { say, sayYears } from '../../platform/data/say.ts';
import { OfferCards } from './offer-cards.tsx';
import type { OfferPart } from './offer-part.ts';
import { type Turn, turnTo } from './offer-turns.ts';

/** The payment in each card is that of the fee and autopay chosen now, or of the fee that has to come with it. */
export function OfferTerms({ of, world, choice, options, onChoose }: OfferPart & { options: TermsAndFees }) {
  const cards = options.terms.map(({ term, reason }) => {
    const turn = turnTo(world, options.options, choice, { term });
    const here = options.options.find((one) => one.term === term && one.feePercent === choice.feePercent);
    return {
      key: String(term),
      title: sayYears(term),
      figure: figure(turn, choice.term === term ? here?.paymentCents : undefined),
      ...(turn?.moves && { note: say('offer-selector.withFee', { fee: feeOf(turn) }) }),
      checked: choice.term === term,
      ...(!turn && { reason: (here?.reason ?? reason)?.text ?? say('offer-selector.notAvailable') }),
      choose: () => turn && onChoose(turn.change),
    };
  });
  return <OfferCards id={`${of.id}-term`} of={of} title={say('offer-selector.howLong')} cards={cards} />;
}

function figure(turn: Turn | undefined, chosenCents: number | null | undefined): string {
  if (turn?.upTo) return say('offer-selector.upTo', { amount: money(turn.upTo) });
  const payment = turn?.option.paymentCents ?? chosenCents;
  return payment
    ? say('offer-selector.monthly', { amount: cents(payment) })
    : say('offer-selector.notAvailable');
}

function feeOf({ option: { feePercent } }: Turn): string {
  return feePercent === 0
    ? say('offer-selector.noFee')
    : say('offer-selector.aFee', { rate: rate(feePercent) });
}
