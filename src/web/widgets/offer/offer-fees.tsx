/** A higher fee for a lower rate, or none: one card a choice, with the rate and the fee in dollars. */
import { initialDraw } from '../../../engine/finance/initial-draw.ts';
import type { TermsAndFees } from '../../../engine/finance/terms-and-fees.ts';
import { money } from '../../../engine/text/money.ts';
import { rate } from '../../../engine/text/rate.ts';
import { years } from '../../../engine/text/years.ts';
import { OfferCards } from './offer-cards.tsx';
import type { OfferPart } from './offer-part.ts';
import { type Turn, turnTo } from './offer-turns.ts';

/** The rate in each card is that of the term and autopay chosen now, or of the term that has to come with it. */
export function OfferFees({ of, world, choice, options, onChoose }: OfferPart & { options: TermsAndFees }) {
  const cards = options.fees.map(({ feePercent, reason }) => {
    const turn = turnTo(world, options.options, choice, { feePercent });
    const here = options.options.find((one) => one.feePercent === feePercent && one.term === choice.term);
    const percent = (turn?.option ?? here)?.ratePercent;
    return {
      key: String(feePercent),
      title: feePercent === 0 ? 'No fee' : `${rate(feePercent)} fee`,
      figure: percent ? `${rate(percent)} APR` : 'Not available',
      note: note(turn, choice.amount, feePercent),
      checked: choice.feePercent === feePercent,
      ...(!turn && { reason: (here?.reason ?? reason)?.text ?? 'Not available' }),
      choose: () => turn && onChoose(turn.change),
    };
  });
  return (
    <OfferCards
      id={`${of.id}-fee`}
      of={of}
      title="Origination fee or lower rate?"
      help="The fee is a percentage of the initial draw. It comes out of the line, so you pay nothing now."
      cards={cards}
    />
  );
}

function note(turn: Turn | undefined, amount: number, feePercent: number): string {
  if (turn?.upTo) return `up to ${money(turn.upTo)}`;
  if (turn?.moves) return `over ${years(turn.option.term)}`;
  return feePercent === 0 ? '$0' : money(initialDraw(amount * 100, feePercent).feeCents / 100);
}
