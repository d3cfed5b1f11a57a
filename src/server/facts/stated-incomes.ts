/** Each income that the borrower stated, the ways to prove it, and the proof that there is. */
import type { Decisions } from '../../types/decisions.ts';
import type { Income } from '../../types/income.ts';

export type Proof = NonNullable<Income['sources']>[number];

export type StatedIncome = {
  /** A word of `employmentType` or of `otherIncomeType`. */
  kind: string;
  /** Whole dollars a year. */
  annual: number;
  employer?: string;
  /** The usual one first. */
  ways: Proof['type'][];
  proof?: Proof;
};

/** In the order they were stated. Each proof counts for the income that it usually proves, else for the next one open. */
export function statedIncomes(income: Income, { income: { ways } }: Decisions): StatedIncome[] {
  // The values are words of the enumeration: the content's tests compare them.
  const waysOf = (kind: string) => (ways[kind] ?? ways.OTHER ?? []) as Proof['type'][];
  const stated = statements(income).map((one): StatedIncome => ({ ...one, ways: waysOf(one.kind) }));
  for (const proof of income.sources ?? []) {
    const open = stated.filter((one) => one.proof === undefined);
    const fits =
      open.find((one) => one.ways[0] === proof.type) ??
      open.find((one) => one.ways.includes(proof.type)) ??
      open[0];
    if (fits) fits.proof = proof;
  }
  return stated;
}

/** A borrower without work states other income; one who states none is still asked to prove some. */
function statements({ employmentType = 'FULL_TIME', annualIncome = 0, employer, other = [] }: Income) {
  const main = { kind: employmentType, annual: annualIncome, ...(employer ? { employer } : {}) };
  const others = other.map(({ type, annual }) => ({ kind: type, annual }));
  return annualIncome > 0 || others.length === 0 ? [main, ...others] : others;
}

/** Incomes that nothing proves yet. */
export function unproved(stated: readonly StatedIncome[]): StatedIncome[] {
  return stated.filter(({ proof }) => proof?.status !== 'VERIFIED');
}
