/** Why this rate: one sentence, and every part that it is made of. */

import type { PricePart } from '../../../engine/finance/price-parts.ts';
import type { Quote } from '../../../engine/finance/quote.ts';
import { rate } from '../../../engine/text/rate.ts';
import { say } from '../../platform/data/say.ts';

/** The first part is the base, the others move it up or down; together they are the APR. */
export function OfferWhy({ quote }: { quote: Quote }) {
  const [base, ...rest] = quote.why;
  if (!base) return null;
  const moved = rest.reduce((sum, { points }) => sum + points, 0);
  return (
    <section className="hl-offer-part">
      <h3>{say('offer-selector.why')}</h3>
      <p className="hl-note">
        {say('offer-selector.startsAt', { rate: rate(base.points), base: lowerFirst(base.label) })}{' '}
        {movement(moved)}
      </p>
      <details className="hl-more">
        <summary>{say('offer-selector.parts')}</summary>
        <Parts quote={quote} base={base} rest={rest} />
      </details>
    </section>
  );
}

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

function movement(moved: number): string {
  if (Math.abs(moved) < 0.005) return say('offer-selector.unmoved');
  const by = { rate: rate(Math.abs(moved)) };
  return moved < 0 ? say('offer-selector.lowered', by) : say('offer-selector.raised', by);
}

type PartsProps = { quote: Quote; base: PricePart; rest: PricePart[] };

function Parts({ quote, base, rest }: PartsProps) {
  return (
    <table className="hl-offer-table hl-number">
      <tbody>
        <tr>
          <th scope="row">{base.label}</th>
          <td>{rate(base.points)}</td>
        </tr>
        {rest.map(({ key, label, points }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{signed(points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('offer-selector.yourApr')}</th>
          <td>{rate(quote.ratePercent)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function signed(points: number): string {
  if (points === 0) return say('offer-selector.noChange');
  return `${points < 0 ? '−' : '+'}${rate(Math.abs(points))}`;
}
