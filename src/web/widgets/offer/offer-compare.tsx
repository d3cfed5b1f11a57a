/** Every term with every fee in one table, to choose from; and which of them is cheapest by the month and in all. */

import { useState } from 'react';
import { quote } from '../../../engine/finance/quote.ts';
import type { TermFeeOption, TermsAndFees } from '../../../engine/finance/terms-and-fees.ts';
import { cents } from '../../../engine/text/cents.ts';
import { money } from '../../../engine/text/money.ts';
import { rate } from '../../../engine/text/rate.ts';
import { say, sayYears } from '../../platform/data/say.ts';
import type { OfferPart } from './offer-part.ts';
import './offer-compare.css';

type Props = OfferPart & { options: TermsAndFees };

/** Payments and rates are those of the amount and autopay chosen now. */
export function OfferCompare(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <section className="hl-offer-part">
      <details className="hl-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{say('offer-selector.compare')}</summary>
        {open && <Matrix {...props} />}
      </details>
    </section>
  );
}

function Matrix(props: Props) {
  const { options } = props;
  return (
    <>
      <p className="hl-note">
        {say(props.choice.autopay ? 'offer-selector.matrixWith' : 'offer-selector.matrixWithout', {
          amount: money(props.choice.amount),
        })}
      </p>
      <table className="hl-offer-matrix hl-number">
        <thead>
          <tr>
            <td />
            {options.fees.map(({ feePercent }) => (
              <th key={feePercent} scope="col">
                {feeName(feePercent)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.terms.map(({ term }) => (
            <tr key={term}>
              <th scope="row">{sayYears(term)}</th>
              {options.options
                .filter((option) => option.term === term)
                .map((option) => (
                  <Cell key={option.feePercent} of={props} option={option} />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Cheapest {...props} />
    </>
  );
}

type CellProps = { of: OfferPart; option: TermFeeOption };

function Cell({ of: { of, world, choice, onChoose }, option }: CellProps) {
  const { term, feePercent, ratePercent, paymentCents, available } = option;
  if (ratePercent === null || paymentCents === null) return <NotOffered />;
  if (!available) return <Lower of={{ of, world, choice, onChoose }} option={option} />;
  const chosen = choice.term === term && choice.feePercent === feePercent;
  const payment = money(paymentCents / 100);
  return (
    <td>
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={say('offer-selector.cell', {
          payment,
          rate: rate(ratePercent),
          term: sayYears(term),
          fee: feeName(feePercent),
        })}
        disabled={of.disabled}
        onClick={() => onChoose({ term, feePercent })}
      >
        <strong>{payment}</strong>
        <span>{rate(ratePercent)}</span>
      </button>
    </td>
  );
}

function NotOffered() {
  return <td className="hl-offer-matrix-none">{say('offer-selector.notAvailable')}</td>;
}

// The pair does not carry the amount, but a smaller one.
function Lower({ of: { of, world, choice, onChoose }, option: { term, feePercent } }: CellProps) {
  const pair = world.reach(choice.autopay).find((one) => one.term === term && one.feePercent === feePercent);
  const amount = pair?.maxAmount ?? 0;
  if (amount < world.limits.minAmount || amount >= choice.amount) return <NotOffered />;
  const text = say('offer-selector.upTo', { amount: money(amount) });
  return (
    <td>
      <button
        type="button"
        aria-pressed={false}
        aria-label={`${text}: ${sayYears(term)}, ${feeName(feePercent)}`}
        disabled={of.disabled}
        onClick={() => onChoose({ term, feePercent, amount })}
      >
        <span>{text}</span>
      </button>
    </td>
  );
}

// What an offer costs in all is what is paid back less what was received.
function Cheapest({ world, choice, options }: Props) {
  const open = options.options.filter(({ available }) => available);
  const costs = open.map(({ term, feePercent, paymentCents }) => {
    const priced = quote(world.pricing, world.inputs, { ...choice, term, feePercent });
    const cost = priced ? priced.totalCents - priced.drawCents : Number.POSITIVE_INFINITY;
    return { term, feePercent, paymentCents: paymentCents ?? Number.POSITIVE_INFINITY, cost };
  });
  const [byMonth] = costs.toSorted((a, b) => a.paymentCents - b.paymentCents);
  const [inAll] = costs.toSorted((a, b) => a.cost - b.cost);
  if (!byMonth || !inAll) return null;
  return (
    <ul className="hl-offer-cheapest hl-note">
      <li>
        <strong>{say('offer-selector.lowestPayment')}</strong> {sayYears(byMonth.term)},{' '}
        {feeName(byMonth.feePercent)}.
      </li>
      <li>
        <strong>{say('offer-selector.lowestCost')}</strong>{' '}
        {say('offer-selector.interestAndFee', {
          term: sayYears(inAll.term),
          fee: feeName(inAll.feePercent),
          amount: cents(inAll.cost),
        })}
      </li>
    </ul>
  );
}

function feeName(feePercent: number): string {
  return feePercent === 0
    ? say('offer-selector.noFee')
    : say('offer-selector.feeCard', { rate: rate(feePercent) });
}
