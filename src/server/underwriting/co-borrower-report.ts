/**
 * Stores the bureau's answer about someone who borrows too: in their part, with the notice of the score that was used
 * (15 USC 1681g(g)). The borrower's application learns only whether the check is done, or stands still.
 */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import { raiseAsked } from '../conditions/raise-asked.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { inParent } from '../parts/in-parent.ts';
import type { CreditReport } from '../vendors/credit-bureau.ts';
import { noteHardPull } from './hard-report.ts';
import { noteCoBorrowerCredit } from './note-co-borrower-credit.ts';

export async function storeCoBorrowerReport(part: ApplicationScope, report: CreditReport): Promise<void> {
  await noteHardPull(part, report);
  if (report.outcome === 'OK') await takeReport(part, report);
  await inParent(part, async (parent) => {
    await noteCoBorrowerCredit(parent);
    await parent.queue.send('after-submission');
  });
}

async function takeReport(part: ApplicationScope, report: CreditReport): Promise<void> {
  await record(part, 'status', { hardCreditStatus: 'COMPLETE' });
  await raiseAsked(part, 'credit-bureau', report.conditions);
  await makeDocuments(part, 'coBorrowerCredit');
}
