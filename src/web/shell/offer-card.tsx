/** 'Your Offer Details' (ACC-P5): only when term, rate and amount are all above zero. */
import type { Facts } from '../../engine/facts/facts.ts';
import { money } from '../../engine/text/money.ts';
import { rate } from '../../engine/text/rate.ts';
import { years } from '../../engine/text/years.ts';
import { offerDetails } from '../data/offer-details.ts';
import { FigureRows } from '../parts/figure-rows.tsx';

/** The offer beside the page. */
export function OfferCard({ facts }: { facts: Facts }) {
  const offer = offerDetails(facts);
  if (!offer) return null;
  return (
    <section className="hl-side-card">
      <h2 className="hl-side-title">Your Offer Details</h2>
      <FigureRows
        className="hl-side-rows"
        rows={[
          ['APR', rate(offer.rate)],
          ['Initial draw', money(offer.drawCents / 100)],
          ['Monthly payment', money(offer.paymentCents / 100)],
          ['Fixed term', years(offer.term)],
        ]}
      />
    </section>
  );
}
