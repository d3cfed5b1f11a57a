/**
 * Stores the bureau's answer about someone who borrows too: in their part, with the notice of the score that was used
 * (15 USC 1681g(g)). The borrower's application learns only whether the check is done, or stands still.
 */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { raiseAsked } from '../conditions/raise-asked.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { legalDay } from '../platform/legal-day.ts';
import type { CreditReport } from '../platform/parties/credit-bureau/party.ts';
import { inParent } from '../standing/in-parent.ts';
import { noteHardPull } from './hard-report.ts';
import { prefillLateAccounts, recentLates } from './late-accounts.ts';
import { noteCoBorrowerCredit } from './note-co-borrower-credit.ts';
import { creditFigures } from './soft-report.ts';

export async function storeCoBorrowerReport(part: ApplicationScope, report: CreditReport): Promise<void> {
  await noteHardPull(part, report);
  // A notice to them names the bureau, whatever it answered.
  await record(part, 'figures', { credit: creditFigures(report) });
  if (report.outcome === 'OK') await takeReport(part, report);
  await tellParent(part);
}

/** Nothing of the report is left to be cleared: it counts from here on. */
export async function completeCoBorrowerCredit(part: ApplicationScope): Promise<void> {
  await record(part, 'status', { hardCreditStatus: 'COMPLETE' });
  await tellParent(part);
}

async function takeReport(part: ApplicationScope, report: CreditReport): Promise<void> {
  await raiseAsked(part, 'credit-bureau', report.conditions);
  await makeDocuments(part, 'coBorrowerCredit');
  if (await hasOpenLates(part, report)) {
    await prefillLateAccounts(part, report);
    await record(part, 'status', { delinquencyReview: true });
  } else await record(part, 'status', { hardCreditStatus: 'COMPLETE' });
}

/** What was explained before is not asked again. */
async function hasOpenLates(part: ApplicationScope, report: CreditReport): Promise<boolean> {
  const { liens } = limitsOf(part.world, part.application.orgCode);
  const { delinquencyExplained } = await stored(part, 'status');
  return !delinquencyExplained && recentLates(report, liens, legalDay(part.now)).length > 0;
}

async function tellParent(part: ApplicationScope): Promise<void> {
  await inParent(part, async (parent) => {
    await noteCoBorrowerCredit(parent);
    await parent.queue.send('after-submission');
  });
}
