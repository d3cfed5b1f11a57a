/** A higher fee for a lower rate, or none: one card a choice, with the rate and the fee in dollars. */
import { initialDraw } from '../../../engine/finance/initial-draw.ts';
import type { TermsAndFees } from '../../../engine/finance/terms-and-fees.ts';
import { money } from '../../../engine/text/money.ts';
import { rate } from '../../../engine/text/rate.ts';
import { OfferCards } from './offer-cards.tsx';
import type { OfferPart } from './offer-part.ts';

/** The rate in each card is that of the term and autopay chosen now. */
export function OfferFees({ of, choice, options, onChoose }: OfferPart & { options: TermsAndFees }) {
  const cards = options.fees.map(({ feePercent }) => {
    const option = options.options.find((one) => one.feePercent === feePercent && one.term === choice.term);
    const { feeCents } = initialDraw(choice.amount * 100, feePercent);
    return {
      key: String(feePercent),
      title: feePercent === 0 ? 'No fee' : `${rate(feePercent)} fee`,
      figure: option?.ratePercent ? `${rate(option.ratePercent)} APR` : 'Not offered',
      note: feePercent === 0 ? '$0' : money(feeCents / 100),
      checked: choice.feePercent === feePercent,
      ...(option?.reason && { reason: option.reason.text }),
      choose: () => onChoose({ feePercent }),
    };
  });
  return (
    <OfferCards
      id={`${of.id}-fee`}
      of={of}
      title="Origination fee or lower rate?"
      help="The fee is a share of the initial draw. It comes out of the line, so you pay nothing now."
      cards={cards}
    />
  );
}
