/** Decides on everyone who applies, once every report is in, and looks at the offer again with the numbers of all. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { says } from '../platform/language/said.ts';
import { isDecidedNo } from './final-no.ts';
import { declinedFor } from './hard-report.ts';
import { noteCoBorrowerIncome } from './note-co-borrower-income.ts';
import { reviewApplicants } from './review-applicants.ts';

export async function decideTogether(scope: ApplicationScope): Promise<void> {
  const { hardCredit } = await stored(scope, 'underwriting');
  if (hardCredit && (await declinedFor(scope, hardCredit))) return;
  await noteCoBorrowerIncome(scope);
  await reviewApplicants(scope, says('offer.together'));
  if (!(await isDecidedNo(scope))) await record(scope, 'status', { hardCreditStatus: 'TITLE' });
}
