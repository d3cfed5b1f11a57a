/** Runs a loan to its end, month by month. Money in integer cents. */

import { divideHalfUp } from './divide-half-up.ts';
import { monthlyPaymentCents } from './monthly-payment.ts';

export interface AmortizationRow {
  /** 1 for the first payment. */
  month: number;
  interestCents: number;
  principalCents: number;
  balanceCents: number;
}

export interface Amortization {
  paymentCents: number;
  /** The last payment takes up all rounding. */
  lastPaymentCents: number;
  totalCents: number;
  /** Balance after each full year, in cents. */
  balancesByYear: number[];
  rows?: AmortizationRow[];
}

/**
 * Level payments; interest of a month = balance · rate / 1200, half up, once per month; the last payment clears the balance.
 * `aprPercent` may have three decimals. `rows` only when asked, for a schedule of 360 months is long.
 */
export function amortize(
  principalCents: number,
  aprPercent: number,
  months: number,
  options: { rows?: boolean } = {},
): Amortization {
  const paymentCents = monthlyPaymentCents(principalCents, aprPercent, months);
  const rows = schedule(principalCents, Math.round(aprPercent * 1000), months, paymentCents);
  const last = rows.at(-1) ?? { interestCents: 0, principalCents: 0 };
  const lastPaymentCents = last.interestCents + last.principalCents;
  return {
    paymentCents,
    lastPaymentCents,
    totalCents: paymentCents * (months - 1) + lastPaymentCents,
    balancesByYear: rows.filter((row) => row.month % 12 === 0).map((row) => row.balanceCents),
    ...(options.rows ? { rows } : {}),
  };
}

function schedule(principalCents: number, milliPercent: number, months: number, paymentCents: number) {
  const rows: AmortizationRow[] = [];
  let balance = principalCents;
  for (let month = 1; month <= months; month++) {
    const interestCents = divideHalfUp(balance * milliPercent, 1_200_000);
    const paid = month === months ? balance : Math.min(balance, paymentCents - interestCents);
    balance -= paid;
    rows.push({ month, interestCents, principalCents: paid, balanceCents: balance });
  }
  return rows;
}
