/** The yearly cost of one of our lines with its origination fee in it. A comparison number: never label it APR. */

import { amortize } from './amortize.ts';
import { appendixJ, levelPayments } from './appendix-j.ts';
import { initialDraw } from './initial-draw.ts';

export interface CostRateInput {
  lineCents: number;
  feePercent: number;
  ratePercent: number;
  months: number;
}

/** Percent a year, three decimals: the draw is received, the whole line is paid back monthly (Appendix J, unit period a month). */
export function costRate({ lineCents, feePercent, ratePercent, months }: CostRateInput): number {
  const { drawCents } = initialDraw(lineCents, feePercent);
  const { paymentCents, lastPaymentCents } = amortize(lineCents, ratePercent, months);
  const payments = [
    ...levelPayments(months - 1, paymentCents),
    { amount: lastPaymentCents, periods: months },
  ];
  return appendixJ({ advances: [{ amount: drawCents, periods: 0 }], payments, periodsPerYear: 12 }, 3);
}
