/** What is still owed after each year: a small picture, one sentence, and the same as a table. */

import type { Quote } from '../../../engine/finance/quote.ts';
import { money } from '../../../engine/text/money.ts';
import { say, sayYears } from '../../platform/data/say.ts';
import type { OfferAnswer } from './offer-choice.ts';
import './offer-chart.css';

type Props = { choice: OfferAnswer; quote: Quote };

/** The picture is for eyes; the sentence and the table say the same. */
export function OfferChart({ choice, quote }: Props) {
  const balances = [choice.amount * 100, ...quote.balancesByYear];
  return (
    <section className="hl-offer-part">
      <h3>{say('offer-selector.balance')}</h3>
      <p className="hl-note">
        {say('offer-selector.halfBack', {
          half: String(halfYear(balances)),
          term: sayYears(choice.term),
        })}
      </p>
      <Picture balances={balances} term={choice.term} />
      <details className="hl-more">
        <summary>{say('offer-selector.table')}</summary>
        <BalanceTable balances={balances} />
      </details>
    </section>
  );
}

// The year in whose course the balance gets there: its end is the first that shows half or less.
function halfYear(balances: number[]): number {
  return balances.findIndex((balance) => balance <= (balances[0] ?? 0) / 2);
}

// Drawn in percent of its box and stretched; lines keep their width, words stand outside the drawing.
function Picture({ balances, term }: { balances: number[]; term: number }) {
  const top = balances[0] || 1;
  const points = balances.map((balance, year) => `${(year / term) * 100},${100 - (balance / top) * 100}`);
  return (
    <div className="hl-chart" aria-hidden="true">
      <div className="hl-chart-left hl-number">
        <span>{money(top / 100)}</span>
        <span>{money(top / 200)}</span>
        <span>$0</span>
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H100M0 50H100M0 100H100" className="hl-chart-grid" />
        <polygon points={`0,100 ${points.join(' ')} 100,100`} className="hl-chart-area" />
        <polyline points={points.join(' ')} className="hl-chart-line" />
      </svg>
      <div className="hl-chart-bottom hl-number">
        <span>{say('offer-selector.today')}</span>
        <span>{term > 5 ? say('offer-selector.year', { number: term / 2 }) : ''}</span>
        <span>{say('offer-selector.year', { number: term })}</span>
      </div>
    </div>
  );
}

function BalanceTable({ balances }: { balances: number[] }) {
  return (
    <table className="hl-offer-table hl-number">
      <thead>
        <tr>
          <th scope="col">{say('offer-selector.after')}</th>
          <th scope="col">{say('offer-selector.owe')}</th>
        </tr>
      </thead>
      <tbody>
        {balances.slice(1).map((balance, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its year
          <tr key={index}>
            <th scope="row">{sayYears(index + 1)}</th>
            <td>{money(balance / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
