/** For how long: one card a term, each with its payment. A term that cannot be chosen stays visible and says why. */
import type { TermsAndFees } from '../../../engine/finance/terms-and-fees.ts';
import { money } from '../../../engine/text/money.ts';
import { OfferCards } from './offer-cards.tsx';
import type { OfferPart } from './offer-part.ts';

/** The payment in each card is that of the fee and autopay chosen now, in whole dollars. */
export function OfferTerms({ of, choice, options, onChoose }: OfferPart & { options: TermsAndFees }) {
  const cards = options.terms.map(({ term }) => {
    const option = options.options.find((one) => one.term === term && one.feePercent === choice.feePercent);
    const payment = option?.paymentCents;
    return {
      key: String(term),
      title: `${term} years`,
      figure: payment ? `${money(payment / 100)} a month` : 'Not offered',
      checked: choice.term === term,
      ...(option?.reason && { reason: option.reason.text }),
      choose: () => onChoose({ term }),
    };
  });
  return <OfferCards id={`${of.id}-term`} of={of} title="For how long?" cards={cards} />;
}
