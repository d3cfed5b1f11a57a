/** The answer to "what would it cost me": the monthly payment, very large, and the four figures beside it. */
import { IconLock } from '@tabler/icons-react';
import type { Quote } from '../../../engine/finance/quote.ts';
import { cents } from '../../../engine/text/cents.ts';
import { longDate } from '../../../engine/text/long-date.ts';
import { money } from '../../../engine/text/money.ts';
import { rate } from '../../../engine/text/rate.ts';
import { Problem } from '../parts/problem.tsx';
import type { OfferAnswer } from './offer-choice.ts';
import { shortCents } from './short-cents.ts';
import { useGone } from './use-gone.ts';
import './offer-hero.css';

type Props = {
  choice: OfferAnswer;
  quote: Quote | null;
  /** An amount out of range is told where it is typed, and not a second time here. */
  inRange: boolean;
};

/** `quote` null: this combination has no price. A strip with the payment follows on scroll, for eyes only. */
export function OfferHero({ choice, quote, inRange }: Props) {
  const [hero, gone] = useGone();
  return (
    <>
      <section ref={hero} className="hl-hero" data-available={quote?.available ?? false}>
        <h2 className="hl-hero-label">Monthly payment</h2>
        <p className="hl-hero-payment hl-number" aria-live="polite">
          <Payment text={quote ? cents(quote.paymentCents) : '—'} />
        </p>
        <p className="hl-hero-term">
          {choice.term * 12} payments over {choice.term} years,{' '}
          {choice.autopay ? 'by autopay' : 'without autopay'}
        </p>
        {quote && <Figures quote={quote} />}
        {quote?.holdUntil && (
          <p className="hl-hero-hold">
            <IconLock size={16} stroke={1.75} aria-hidden />
            We hold this rate for you until {longDate(quote.holdUntil)}.
          </p>
        )}
        {inRange && !quote?.available && (
          <Problem text={quote?.reason?.text ?? "This combination isn't available."} />
        )}
      </section>
      <div className="hl-hero-strip" data-shown={gone} aria-hidden="true">
        <span className="hl-hero-strip-main">
          <strong className="hl-number">{quote ? cents(quote.paymentCents) : '—'}</strong> a month
        </span>
        <span className="hl-number">{quote ? `${rate(quote.ratePercent)} APR` : ''}</span>
        <span className="hl-number hl-hero-strip-more">{money(choice.amount)}</span>
        <span className="hl-hero-strip-more">{choice.term} years</span>
      </div>
    </>
  );
}

// The cents are part of the number and stay beside it, a little smaller.
function Payment({ text }: { text: string }) {
  const [dollars, fraction] = text.split('.');
  return (
    <>
      {dollars}
      {fraction && <span className="hl-hero-cents">.{fraction}</span>}
    </>
  );
}

function Figures({ quote }: { quote: Quote }) {
  return (
    <dl className="hl-hero-figures">
      <Figure label="APR" value={rate(quote.ratePercent)} note="Fixed rate" />
      <Figure label="Initial draw" value={shortCents(quote.drawCents)} note="Line minus the fee" />
      <Figure label="Cash to you" value={shortCents(quote.cashCents)} note="After estimated costs" />
      <Figure
        label="Origination fee"
        value={shortCents(quote.feeCents)}
        note={quote.feeCents === 0 ? 'None' : 'Part of the line'}
      />
    </dl>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="hl-number">
        {value}
        <span className="hl-hero-note">{note}</span>
      </dd>
    </div>
  );
}
