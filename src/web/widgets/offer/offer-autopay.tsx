/** Autopay as a switch: what it saves, and the payment without it. It is never on by itself. */

import { type Quote, quote as quoteOf } from '../../../engine/finance/quote.ts';
import { cents } from '../../../engine/text/cents.ts';
import { rate } from '../../../engine/text/rate.ts';
import { say } from '../../platform/data/say.ts';
import type { OfferPart } from './offer-part.ts';
import './offer-autopay.css';

/** The discount is read from the pricing table. */
export function OfferAutopay({ of, world, choice, quote, onChoose }: OfferPart & { quote: Quote }) {
  const id = `${of.id}-autopay`;
  const points = Math.abs(world.pricing.points.autopay);
  return (
    <section className="hl-offer-part">
      <label className="hl-switch" htmlFor={id}>
        <span>
          <span className="hl-switch-title">{say('offer-selector.autopay')}</span>
          <span id={`${id}-note`} className="hl-note hl-switch-note" aria-hidden="true">
            {say('offer-selector.autopayNote', { points })} {otherWay(world, choice, quote)}
          </span>
        </span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="hl-switch-input"
          checked={choice.autopay}
          data-drawn={choice.autopay}
          aria-checked={choice.autopay}
          disabled={of.disabled}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChoose({ autopay: event.target.checked })}
          onBlur={of.onBlur}
        />
      </label>
    </section>
  );
}

function otherWay(
  { pricing, inputs }: OfferPart['world'],
  choice: OfferPart['choice'],
  quote: Quote,
): string {
  if (choice.autopay)
    return say('offer-selector.without', {
      payment: cents(quote.paymentWithoutAutopayCents),
      rate: rate(quote.rateWithoutAutopay),
    });
  const paid = quoteOf(pricing, inputs, { ...choice, autopay: true });
  return paid
    ? say('offer-selector.withAutopay', { payment: cents(paid.paymentCents), rate: rate(paid.ratePercent) })
    : '';
}
