/** The answer to "what would it cost me": the monthly payment, very large, and the four figures beside it. */

import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Quote } from '../../../engine/finance/quote.ts';
import { cents } from '../../../engine/text/cents.ts';
import { money } from '../../../engine/text/money.ts';
import { rate } from '../../../engine/text/rate.ts';
import { Problem } from '../../parts/problem.tsx';
import { say, sayDate, sayYears } from '../../platform/data/say.ts';
import type { OfferAnswer } from './offer-choice.ts';
import { shortCents } from './short-cents.ts';
import { useCounted } from './use-counted.ts';
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
  const payment = useCounted(quote?.paymentCents ?? 0);
  return (
    <>
      <section ref={hero} className="hl-hero" data-available={quote?.available ?? false}>
        <h2 className="hl-hero-label">{say('offer-selector.payment')}</h2>
        <p className="hl-hero-payment hl-number" aria-live={payment.counts ? 'off' : 'polite'} translate="no">
          <Payment text={quote ? cents(payment.shown) : '—'} />
        </p>
        <p className="hl-hero-term">
          {say(choice.autopay ? 'offer-selector.payments' : 'offer-selector.paymentsManual', {
            count: choice.term * 12,
            term: sayYears(choice.term),
          })}
        </p>
        {quote && <Figures quote={quote} />}
        {quote?.holdUntil && (
          <p className="hl-hero-hold">
            <IconLock size={16} stroke={1.75} aria-hidden />
            {say('offer-selector.hold', { day: sayDate(quote.holdUntil) })}
          </p>
        )}
        {inRange && !quote?.available && (
          <Problem text={quote?.reason?.text ?? say('offer-selector.unavailable')} />
        )}
      </section>
      <div className="hl-hero-strip" data-shown={gone} aria-hidden="true">
        <span className="hl-hero-strip-main">
          <strong className="hl-number">{quote ? cents(quote.paymentCents) : '—'}</strong>{' '}
          {say('offer-selector.aMonth')}
        </span>
        <span className="hl-number">
          {quote ? say('offer-selector.aprOf', { rate: rate(quote.ratePercent) }) : ''}
        </span>
        <span className="hl-number hl-hero-strip-more">{money(choice.amount)}</span>
        <span className="hl-hero-strip-more">{sayYears(choice.term)}</span>
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
      <Figure
        label={say('offer-selector.apr')}
        value={rate(quote.ratePercent)}
        note={say('offer-selector.fixedRate')}
      />
      <Figure
        label={say('offer-selector.initialDraw')}
        value={shortCents(quote.drawCents)}
        note={say('offer-selector.minusFee')}
      />
      <Figure
        label={say('offer-selector.cash')}
        value={shortCents(quote.cashCents)}
        note={say('offer-selector.afterCosts')}
      />
      <Figure
        label={say('offer-selector.fee')}
        value={shortCents(quote.feeCents)}
        note={quote.feeCents === 0 ? say('offer-selector.noneFee') : say('offer-selector.partOfLine')}
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

/** Whether an element has been scrolled away under the top bar. A ref for the element, and true while none of it can be seen. */
function useGone() {
  const ref = useRef<HTMLElement>(null);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const look = new IntersectionObserver(([entry]) => {
      setGone(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    look.observe(ref.current);
    return () => look.disconnect();
  }, []);
  return [ref, gone] as const;
}
