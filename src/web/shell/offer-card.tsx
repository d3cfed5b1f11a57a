/** 'Your Offer Details' (ACC-P5): only when term, rate and amount are all above zero. */
import type { Facts } from '../../engine/facts/facts.ts';
import { money } from '../../engine/text/money.ts';
import { rate } from '../../engine/text/rate.ts';
import { FigureRows } from '../parts/figure-rows.tsx';
import { offerDetails } from '../platform/data/offer-details.ts';
import { say, sayYears } from '../platform/data/say.ts';

/** The offer beside the page. */
export function OfferCard({ facts }: { facts: Facts }) {
  const offer = offerDetails(facts);
  if (!offer) return null;
  return (
    <section className="hl-side-card">
      <h2 className="hl-side-title">{say('side.offer')}</h2>
      <FigureRows
        className="hl-side-rows"
        rows={[
          [say('side.apr'), rate(offer.rate)],
          [say('side.initialDraw'), money(offer.drawCents / 100)],
          [say('side.monthlyPayment'), money(offer.paymentCents / 100)],
          [say('side.fixedTerm'), sayYears(offer.term)],
        ]}
      />
    </section>
  );
}
