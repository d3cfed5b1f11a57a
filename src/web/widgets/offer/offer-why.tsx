/** Why this rate: one sentence, and every part that it is made of. */
import type { Quote } from '../../../engine/finance/quote.ts';
import { rate } from '../../../engine/text/rate.ts';

/** The first part is the base, the others move it up or down; together they are the APR. */
export function OfferWhy({ quote }: { quote: Quote }) {
  const [base, ...rest] = quote.why;
  if (!base) return null;
  return (
    <details className="hl-offer-part hl-offer-details">
      <summary>Why this rate?</summary>
      <p className="hl-note">
        It starts with your credit score and the value of your home. Your choices and a few facts about the
        line move it.
      </p>
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
            <th scope="row">Your APR</th>
            <td>{rate(quote.ratePercent)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${rate(Math.abs(points))}`;
}
