/**
 * The first day on which the law lets a line close: some days after the application, some business days after the
 * borrower has the documents, and the day that an earlier loan on the home sets (Tex. Const. art. XVI, § 50(a)(6)(M)).
 */
import { addDays } from '../../engine/dates/add-months.ts';
import { isBusinessDay } from '../../engine/finance/business-day.ts';
import type { ClosingRules } from '../../engine/finance/closing-rules.ts';
import { daysAfter } from '../../engine/finance/days-after.ts';
import { stored } from '../application/stored.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { Parent } from './parent-of.ts';

type Place = Pick<Parent, 'now' | 'entities'>;

/** An ISO date, also one that is over. What has not happened yet counts as if it happened today. */
export async function firstClosingDay(
  scope: Place,
  { waitingDays, disclosureDays }: Pick<ClosingRules, 'waitingDays' | 'disclosureDays'>,
): Promise<string> {
  const { moments = {} } = await stored(scope, 'underwriting');
  const { earlierLoan } = await stored(scope, 'figures');
  const sinceApplication = addDays(legalDay(moments.submitted ?? scope.now), waitingDays);
  const sinceDocuments = daysAfter(legalDay(moments.received ?? scope.now), disclosureDays, isBusinessDay);
  return [earlierLoan?.waitUntil ?? sinceApplication, sinceDocuments].sort().at(-1) ?? '';
}
