/** The chosen offer: monthly payment large, the figures that matter beside it. Nothing is drawn before an offer. */

import { cents } from '../../engine/text/cents.ts';
import { money } from '../../engine/text/money.ts';
import { rate as rateText } from '../../engine/text/rate.ts';
import type { OfferSummaryBlock } from '../../types/page.ts';
import { offerDetails } from '../data/offer-details.ts';
import { say, sayYears } from '../data/say.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';

/** Reads the application's term, rate and amount, and the offer's own figures. */
export function OfferSummary({ block }: BlockProps<OfferSummaryBlock>) {
  const { facts, text } = usePageScope();
  const offer = offerDetails(facts);
  if (!offer) return null;
  return (
    <section className="hl-card hl-offer">
      <h2 className="hl-card-title">{block.title ? text(block.title) : say('offer-summary.title')}</h2>
      <p className="hl-offer-payment">
        <strong className="hl-number">{cents(offer.paymentCents)}</strong>
        <span>{say('offer-summary.aMonth')}</span>
      </p>
      <dl className="hl-offer-figures">
        <Figure label={say('offer-summary.apr')} value={rateText(offer.rate)} />
        <Figure label={say('offer-summary.initialDraw')} value={money(offer.amount)} />
        <Figure label={say('offer-summary.fixedTerm')} value={sayYears(offer.term, 'offer-summary')} />
        {offer.cashCents !== undefined && (
          <Figure label={say('offer-summary.cash')} value={cents(offer.cashCents)} />
        )}
        {offer.feeCents !== undefined && (
          <Figure label={say('offer-summary.fee')} value={cents(offer.feeCents)} />
        )}
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
