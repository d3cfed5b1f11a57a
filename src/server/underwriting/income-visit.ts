/** A visit to the site of the company that proves incomes, from the borrower's leaving until the company has forgotten it. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';

/** A visit that no one came back from is over after a day. Milliseconds. */
export const longestVisitMs = 24 * 60 * 60 * 1000;

/** Ends the one before, and sees to it that this one ends. */
export async function beginIncomeVisit(
  scope: ApplicationScope,
  visit: { ticket: string; type: string },
): Promise<void> {
  await endIncomeVisit(scope);
  await record(scope, 'underwriting', { incomeVisit: { ...visit, begunAt: scope.now } });
  await scope.queue.send('call-off', {}, { startAfterMs: longestVisitMs });
}

/** Nothing more is asked about it, and the company is told to forget what was shared. */
export async function endIncomeVisit(scope: ApplicationScope): Promise<void> {
  const { incomeVisit, overIncomeVisits = [] } = await stored(scope, 'underwriting');
  if (!incomeVisit) return;
  await record(scope, 'underwriting', {
    incomeVisit: null,
    overIncomeVisits: [...overIncomeVisits, incomeVisit.ticket],
  });
  await scope.queue.send('call-off');
}
