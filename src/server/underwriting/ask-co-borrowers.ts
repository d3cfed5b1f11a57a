/** Has the bureau asked about those who borrow too: each in their own part, under the consent that they gave there. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import { type CoApplicant, coApplicantsOf } from '../facts/co-applicants-of.ts';
import { openApplication } from '../standing/open-application.ts';
import { pullAgain } from './pull-again.ts';

/** @param scope the borrower's application, under its lock @param which of those who are done */
export async function askCoBorrowers(
  scope: ApplicationScope,
  which: (each: CoApplicant) => boolean,
): Promise<void> {
  for (const each of await coApplicantsOf(scope)) {
    if (!each.partUuid || !each.done || !which(each)) continue;
    const part = await openApplication(scope.tx, scope.world, each.partUuid, { lock: true });
    await record(part, 'status', { hardCreditStatus: 'PULLING' });
    await record(part, 'figures', { decision: null });
    await pullAgain(part);
  }
}
