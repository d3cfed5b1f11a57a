/**
 * Someone who borrowed too no longer does: from here on the numbers of those who are left count. Before the borrower's credit
 * is pulled, and once the agreement is signed, nothing follows from it.
 */
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { says } from '../platform/language/said.ts';
import { decideVerified } from './decide-verified.ts';
import { isDecidedNo } from './final-no.ts';
import { noteCoBorrowerCredit } from './note-co-borrower-credit.ts';
import { noteCoBorrowerIncome } from './note-co-borrower-income.ts';
import { reviewApplicants } from './review-applicants.ts';

/** @param scope the borrower's application, under its lock, after the signer's state has changed */
export async function regroupApplicants(scope: ApplicationScope): Promise<void> {
  const { hardCreditStatus, cancelled, disclosurelistClosingComplete, incomeVerified } = await stored(
    scope,
    'status',
  );
  if (!hardCreditStatus || cancelled || disclosurelistClosingComplete || (await isDecidedNo(scope))) return;
  await noteCoBorrowerCredit(scope);
  await noteCoBorrowerIncome(scope);
  if (hardCreditStatus === 'PULLING') return scope.queue.send('after-submission');
  await reviewApplicants(scope, says('offer.alone'));
  const { term } = await stored(scope, 'offer');
  if (incomeVerified && term !== undefined && !(await isDecidedNo(scope))) await decideVerified(scope, true);
}
