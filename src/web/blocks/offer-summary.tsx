/** The chosen offer: monthly payment large, the figures that matter beside it. Nothing is drawn before an offer. */
import { cents } from '../../engine/text/cents.ts';
import { money } from '../../engine/text/money.ts';
import { rate as rateText } from '../../engine/text/rate.ts';
import { years } from '../../engine/text/years.ts';
import type { OfferSummaryBlock } from '../../types/page.ts';
import { offerDetails } from '../data/offer-details.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';

/** Reads the application's term, rate and amount, and the offer's own figures. */
export function OfferSummary({ block }: BlockProps<OfferSummaryBlock>) {
  const { facts, text } = usePageScope();
  const offer = offerDetails(facts);
  if (!offer) return null;
  return (
    <section className="hl-card hl-offer">
      <h2 className="hl-card-title">{block.title ? text(block.title) : 'Your offer'}</h2>
      <p className="hl-offer-payment">
        <strong className="hl-number">{cents(offer.paymentCents)}</strong>
        <span>a month</span>
      </p>
      <dl className="hl-offer-figures">
        <Figure label="APR" value={rateText(offer.rate)} />
        <Figure label="Initial draw" value={money(offer.amount)} />
        <Figure label="Fixed term" value={years(offer.term)} />
        {offer.cashCents !== undefined && <Figure label="Cash to you" value={cents(offer.cashCents)} />}
        {offer.feeCents !== undefined && <Figure label="Origination fee" value={cents(offer.feeCents)} />}
      </dl>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="hl-number">{value}</dd>
    </div>
  );
}
