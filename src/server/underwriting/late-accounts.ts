/** The late payments on a home loan that the borrower is asked about: found in the credit file, never added or left out by a browser. */
import { randomUUID } from 'node:crypto';
import { isoToDay } from '../../engine/dates/iso-day.ts';
import type { Liens } from '../../types/liens.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import { legalDay } from '../facts/legal-day.ts';
import type { CreditReport } from '../vendors/credit-bureau.ts';

type Late = NonNullable<CreditReport['lates']>[number];
type LateAccount = NonNullable<Liens['delinquencies']>[number];

const yearDays = 365;
const lateDays = 30;

/** Thirty days late or more on a home loan, in the year before `today` (yyyy-MM-dd): what decisions.json counts. */
export function recentLates({ lates = [] }: Pick<CreditReport, 'lates'>, today: string): Late[] {
  const since = (date: string) => (isoToDay(today) ?? 0) - (isoToDay(date) ?? 0);
  return lates.filter(
    ({ kind, date, daysLate }) => kind === 'MORTGAGE' && daysLate >= lateDays && since(date) <= yearDays,
  );
}

/** Each becomes a question; what was answered already stays. */
export async function prefillLateAccounts(scope: ApplicationScope, report: CreditReport): Promise<void> {
  const { delinquencies } = await stored(scope, 'liens');
  const lates = recentLates(report, legalDay(scope.now));
  if (delinquencies || lates.length === 0) return;
  const open = lates.map(({ creditor, date, amount }) => ({
    uuid: randomUUID(),
    creditor,
    date,
    amountCents: Math.round(amount * 100),
  }));
  await replace(scope, 'underwriting', 'reportedLates', open);
  // What the borrower says about each is still missing, and asked for.
  await record(scope, 'liens', { delinquencies: open as LateAccount[] });
}
