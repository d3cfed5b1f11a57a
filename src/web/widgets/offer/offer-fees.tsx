/** A higher fee for a lower rate, or none: one card a choice, with the rate and the fee in dollars. */

import { initialDraw } from '../../../engine/finance/initial-draw.ts';
import type { TermsAndFees } from '../../../engine/finance/terms-and-fees.ts';
import { money } from '../../../engine/text/money.ts';
import { rate } from '../../../engine/text/rate.ts';
import { say, sayYears } from '../../platform/data/say.ts';
import { OfferCards } from './offer-cards.tsx';
import type { OfferPart } from './offer-part.ts';
import { type Turn, turnTo } from './offer-turns.ts';
import { shortCents } from './short-cents.ts';

/** The rate in each card is that of the term and autopay chosen now, or of the term that has to come with it. */
export function OfferFees({ of, world, choice, options, onChoose }: OfferPart & { options: TermsAndFees }) {
  const cards = options.fees.map(({ feePercent, reason }) => {
    const turn = turnTo(world, options.options, choice, { feePercent });
    const here = options.options.find((one) => one.feePercent === feePercent && one.term === choice.term);
    const percent = (turn?.option ?? here)?.ratePercent;
    return {
      key: String(feePercent),
      title:
        feePercent === 0
          ? say('offer-selector.noFeeCard')
          : say('offer-selector.feeCard', { rate: rate(feePercent) }),
      figure: percent
        ? say('offer-selector.aprOf', { rate: rate(percent) })
        : say('offer-selector.notAvailable'),
      note: note(turn, choice.amount, feePercent),
      checked: choice.feePercent === feePercent,
      ...(!turn && { reason: (here?.reason ?? reason)?.text ?? say('offer-selector.notAvailable') }),
      choose: () => turn && onChoose(turn.change),
    };
  });
  return (
    <OfferCards
      id={`${of.id}-fee`}
      of={of}
      title={say('offer-selector.feeTitle')}
      help={say('offer-selector.feeHelp')}
      cards={cards}
    />
  );
}

function note(turn: Turn | undefined, amount: number, feePercent: number): string {
  if (turn?.upTo) return say('offer-selector.upToNote', { amount: money(turn.upTo) });
  if (turn?.moves) return say('offer-selector.switches', { term: sayYears(turn.option.term) });
  return feePercent === 0 ? '$0' : shortCents(initialDraw(amount * 100, feePercent).feeCents);
}
