/**
 * What deposits at a bank say of an income: those of the last three months that are income by their kind, by source, as a month's. What is
 * deposited of a salary is net pay: it counts as if it were the gross, which is more.
 */
import type { CreditBankIncome, CreditBankIncomeItem, CreditBankIncomeSource } from 'plaid';
import { isoToDay } from '../../../../engine/dates/iso-day.ts';
import { linkFailure } from '../common/link-failure.ts';
import type { Subject } from '../common/subject.ts';
import { isNamed } from '../plaid/is-named.ts';
import type { IncomeVisitEnd, VerifiedIncome } from './party.ts';

/** The consent speaks of 60 to 90 days. */
export const daysOfDeposits = 90;
const daysOfMonth = daysOfDeposits / 3;

/** Kinds that a lender may count. Cash, transfers between one's own accounts, refunds and interest say nothing of what comes every month. */
const counted: ReadonlySet<string> = new Set([
  'SALARY',
  'GIG_ECONOMY',
  'RENTAL',
  'MILITARY',
  'RETIREMENT',
  'LONG_TERM_DISABILITY',
  'CHILD_SUPPORT',
  'BENEFIT_OTHER',
]);
/** Money that came once is no income, and once more may be chance. */
const fewestDeposits = 3;
const frequencies: Record<string, string> = {
  WEEKLY: 'WEEKLY',
  BIWEEKLY: 'BIWEEKLY',
  SEMI_MONTHLY: 'SEMI_MONTHLY',
};
/** A source whose last deposit is of more days ago has ended. */
const presentDays = 45;

/** @param today yyyy-MM-dd */
export function incomesOfDeposits(
  reports: readonly CreditBankIncome[],
  subject: Subject,
  today: string,
): IncomeVisitEnd {
  const items = reports.flatMap(({ items = [] }) => items);
  const own = items.map((item) => ownOf(item, subject));
  const incomes = own.flatMap(({ sources, isJoint }) =>
    sources
      .filter((source) => isIncome(source, today))
      .map((source) => ({ ...incomeOf(source), stale: isJoint(source) })),
  );
  if (incomes.length === 0 && own.some(({ isOthers }) => isOthers)) return { ok: false, code: 'OTHER_NAME' };
  if (incomes.length === 0) return linkFailure('NO_DATA');
  return { ok: true, incomes };
}

/**
 * The sources that go into an account of the borrower's. An account whose bank names no owner counts: the borrower logged in there. What goes
 * into a joint account may be the other owner's pay, so it proves no employment.
 */
function ownOf(
  { bank_income_accounts = [], bank_income_sources = [] }: CreditBankIncomeItem,
  subject: Subject,
) {
  const whose = bank_income_accounts.map(({ account_id, owners }) => {
    const names = owners.flatMap((owner) => owner.names);
    const others = names.filter((name) => !isNamed(subject, name));
    const hasOthers = others.length > 0;
    return { account_id, hasOthers, isOthers: hasOthers && others.length === names.length };
  });
  const accountOf = (source: CreditBankIncomeSource) =>
    whose.find(({ account_id }) => account_id === source.account_id);
  const isOthers = (source: CreditBankIncomeSource) => accountOf(source)?.isOthers === true;
  return {
    sources: bank_income_sources.filter((source) => !isOthers(source)),
    isOthers: bank_income_sources.some(isOthers),
    isJoint: (source: CreditBankIncomeSource) => accountOf(source)?.hasOthers === true,
  };
}

function isIncome(
  { income_category: kind, transaction_count = 0, total_amount = 0, end_date = '' }: CreditBankIncomeSource,
  today: string,
): boolean {
  const [last, now] = [isoToDay(end_date), isoToDay(today)];
  const goesOn = last !== null && now !== null && now - last <= presentDays;
  return (
    kind !== undefined &&
    counted.has(kind) &&
    transaction_count >= fewestDeposits &&
    total_amount > 0 &&
    goesOn
  );
}

function incomeOf({
  income_description = '',
  total_amount = 0,
  pay_frequency: frequency,
  start_date = '',
  end_date = '',
}: CreditBankIncomeSource): Omit<VerifiedIncome, 'stale'> {
  return {
    employer: income_description,
    // Over all the days that were asked for: a source that began later counts for less.
    monthlyGrossCents: Math.round((total_amount * 100 * daysOfMonth) / spread(start_date, end_date)),
    payFrequency: (frequency && frequencies[frequency]) ?? 'MONTHLY',
    lastPayDate: end_date,
  };
}

/** In days: those that were asked for, or more where the deposits go further back. Plaid leaves a first day out that it does not know. */
function spread(from: string, to: string): number {
  const [first, last] = [isoToDay(from), isoToDay(to)];
  return first === null || last === null ? daysOfDeposits : Math.max(last - first, daysOfDeposits);
}
