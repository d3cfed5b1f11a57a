/**
 * The actuarial method of Regulation Z, Appendix J: the yearly rate at which advances and payments balance.
 * General: any unit period, odd days, irregular amounts. For our own loans the answer includes the fee and is called
 * "cost rate", never "APR": a HELOC's APR leaves fees out (12 CFR 1026.14(b)).
 */

export interface CashFlow {
  /** In any one unit of money. */
  amount: number;
  /** Whole unit periods since the first advance. */
  periods: number;
  /** Odd days as a fraction of a unit period; 0 unless told. */
  fraction?: number;
}

export interface AppendixJInput {
  advances: CashFlow[];
  payments: CashFlow[];
  /** Unit periods in a year: 12 monthly, 24 semi-monthly, 26, 52, 4, 365 / days … */
  periodsPerYear: number;
}

/** Annual percentage rate, rounded half up to `decimals` (2 unless told). Solved to 1e-10 per unit period. */
export function appendixJ({ advances, payments, periodsPerYear }: AppendixJInput, decimals = 2): number {
  const excess = (i: number): number => presentValue(advances, i) - presentValue(payments, i);
  const rate = periodsPerYear * solve(excess) * 100;
  return Math.round(rate * 10 ** decimals + 1e-7) / 10 ** decimals;
}

/** `count` payments of `amount`, one each unit period, the first after `periods` + `fraction`. */
export function levelPayments(count: number, amount: number, periods = 1, fraction = 0): CashFlow[] {
  return Array.from({ length: count }, (_, index) => ({ amount, periods: periods + index, fraction }));
}

function presentValue(flows: CashFlow[], i: number): number {
  return flows.reduce(
    (sum, { amount, periods, fraction = 0 }) => sum + amount / ((1 + fraction * i) * (1 + i) ** periods),
    0,
  );
}

/** The root of a rising function above 0; 0 when nothing is gained by waiting. */
function solve(excess: (i: number) => number): number {
  if (excess(0) >= 0) return 0;
  let low = 0;
  let high = 0.01;
  while (excess(high) < 0 && high < 1e6) high *= 2;
  while (high - low > 1e-11) {
    const middle = (low + high) / 2;
    if (excess(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
