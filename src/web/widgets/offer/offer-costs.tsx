/** The other figures of the choice, exact to the cent. A rate that includes the fee is never called APR. */
import type { Quote } from '../../../engine/finance/quote.ts';
import { cents } from '../../../engine/text/cents.ts';
import { money } from '../../../engine/text/money.ts';
import { percent } from '../../../engine/text/percent.ts';
import { rate } from '../../../engine/text/rate.ts';
import { FigureRows } from '../../parts/figure-rows.tsx';
import type { OfferAnswer } from './offer-choice.ts';

/** Rows without a figure are left out. */
export function OfferCosts({ choice, quote }: { choice: OfferAnswer; quote: Quote }) {
  const rows: [string, string][] = [
    ['Line amount', money(choice.amount)],
    ['Total of payments', cents(quote.totalCents)],
    ['Last payment', cents(quote.lastPaymentCents)],
    ['Recording fees and taxes (estimate)', cents(quote.recordingCents)],
    ['Annual cost including the origination fee', rate(quote.costRatePercent)],
    ['Margin over Prime for later draws', rate(quote.marginPercent)],
    ['All debt on the home compared with its value', percent(quote.cltv)],
  ];
  if (quote.dti !== null)
    rows.push(['Monthly debts with this payment compared with income', percent(quote.dti)]);
  if (choice.autopay) {
    rows.splice(2, 0, ['Payment without autopay', `${cents(quote.paymentWithoutAutopayCents)} a month`]);
  }
  const payoffs = quote.drawCents - quote.recordingCents - quote.cashCents;
  if (payoffs > 0) rows.push(['Debts that this line pays off', cents(payoffs)]);
  if (quote.version) rows.push(['Offer ID', quote.version]);
  return (
    <section className="hl-offer-part">
      <h3>All the numbers</h3>
      <FigureRows rows={rows} className="hl-offer-rows" />
    </section>
  );
}
