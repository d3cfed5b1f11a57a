/**
 * The company that proves incomes forgets what was shared at its site, once it was read or the visit led nowhere: borrowers read that the
 * link is used once, then closed. A failure is tried again, as every job is.
 */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import { longestVisitMs } from '../underwriting/income-visit.ts';
import { hasEnded, partyWork, type WorkFacts } from './work.ts';

export const forgetIncomeVisit = partyWork<string>({
  due: (facts) => overVisit(facts) !== undefined,
  occasion: (facts) => `forget ${sha256(overVisit(facts) ?? '')}`,
  ask: async ({ parties }, _subject, facts) => {
    const ticket = overVisit(facts) ?? '';
    await parties.incomeLink.endVisit?.(ticket);
    return ticket;
  },
  store: forget,
  late: forget,
});

/** The ticket of a visit that is over; undefined where there is none. */
function overVisit(facts: WorkFacts): string | undefined {
  const { overIncomeVisits: [over] = [], incomeVisit } = facts.underwriting;
  if (over !== undefined || !incomeVisit) return over;
  const isLeft = hasEnded(facts) || facts.now >= incomeVisit.begunAt + longestVisitMs;
  return isLeft ? incomeVisit.ticket : undefined;
}

/** The borrower may have begun another visit since the company was asked: only this one is forgotten. */
async function forget(scope: ApplicationScope, ticket: string): Promise<number> {
  const { incomeVisit, overIncomeVisits = [] } = await stored(scope, 'underwriting');
  await record(scope, 'underwriting', {
    ...(incomeVisit?.ticket === ticket && { incomeVisit: null }),
    overIncomeVisits: overIncomeVisits.filter((over) => over !== ticket),
  });
  await scope.audit('income-visit-forgotten');
  return 0;
}
