/** The other figures of the choice, exact to the cent. A rate that includes the fee is never called APR. */

import type { Quote } from '../../../engine/finance/quote.ts';
import { cents } from '../../../engine/text/cents.ts';
import { money } from '../../../engine/text/money.ts';
import { percent } from '../../../engine/text/percent.ts';
import { rate } from '../../../engine/text/rate.ts';
import { FigureRows } from '../../parts/figure-rows.tsx';
import { say } from '../../platform/data/say.ts';
import type { OfferAnswer } from './offer-choice.ts';

/** Rows without a figure are left out. */
export function OfferCosts({ choice, quote }: { choice: OfferAnswer; quote: Quote }) {
  const rows: [string, string][] = [
    [say('offer-selector.amount'), money(choice.amount)],
    [say('offer-selector.total'), cents(quote.totalCents)],
    [say('offer-selector.lastPayment'), cents(quote.lastPaymentCents)],
    [say('offer-selector.recording'), cents(quote.recordingCents)],
    [say('offer-selector.annualCost'), rate(quote.costRatePercent)],
    [say('offer-selector.margin'), rate(quote.marginPercent)],
    [say('offer-selector.cltv'), percent(quote.cltv)],
  ];
  if (quote.dti !== null) rows.push([say('offer-selector.dti'), percent(quote.dti)]);
  if (choice.autopay) {
    rows.splice(2, 0, [
      say('offer-selector.manualPayment'),
      say('offer-selector.monthly', { amount: cents(quote.paymentWithoutAutopayCents) }),
    ]);
  }
  if (quote.valuationCents > 0)
    rows.splice(-2, 0, [say('offer-selector.valuation'), cents(quote.valuationCents)]);
  const payoffs = quote.drawCents - quote.recordingCents - quote.valuationCents - quote.cashCents;
  if (payoffs > 0) rows.push([say('offer-selector.payoffs'), cents(payoffs)]);
  if (quote.version) rows.push([say('offer-selector.offerId'), quote.version]);
  return (
    <section className="hl-offer-part">
      <h3>{say('offer-selector.numbers')}</h3>
      <FigureRows rows={rows} className="hl-offer-rows" />
    </section>
  );
}
