/** The late payments on a home loan that the borrower is asked about: found in the credit file, never added or left out by a browser. */
import { randomUUID } from 'node:crypto';
import { dayOf } from '../../engine/dates/iso-day.ts';
import type { Liens } from '../../types/liens.ts';
import type { Limits } from '../../types/limits.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { CreditReport } from '../platform/parties/credit-bureau/party.ts';

type Late = NonNullable<CreditReport['lates']>[number];
type LateAccount = NonNullable<Liens['delinquencies']>[number];

/** Late payments of a home loan as flows/limits.json counts them, before `today` (yyyy-MM-dd): what decisions.json asks about. */
export function recentLates(
  { lates = [] }: Pick<CreditReport, 'lates'>,
  { lateDays, lateWithinDays }: Limits['liens'],
  today: string,
): Late[] {
  const since = (date: string) => dayOf(today) - dayOf(date);
  return lates.filter(
    ({ kind, date, daysLate }) =>
      kind === 'MORTGAGE' && daysLate >= lateDays && since(date) <= lateWithinDays,
  );
}

/** Each becomes a question; what was answered already stays. */
export async function prefillLateAccounts(scope: ApplicationScope, report: CreditReport): Promise<void> {
  const { delinquencies } = await stored(scope, 'liens');
  const { liens } = limitsOf(scope.world, scope.application.orgCode);
  const lates = recentLates(report, liens, legalDay(scope.now));
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
