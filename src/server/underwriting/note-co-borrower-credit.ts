/** Tells the borrower's application whether the check of a co-borrower's credit stands still. Why, only they are told. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import { type CoApplicant, coApplicantsOf } from '../facts/co-applicants-of.ts';

export async function noteCoBorrowerCredit(scope: ApplicationScope): Promise<void> {
  const stopped = (await coApplicantsOf(scope)).some(isStopped);
  await record(scope, 'status', { coBorrowerCreditStopped: stopped || null });
}

/** The bureau answered, and not with a report, or something in the report is to be cleared before it counts. */
export function isStopped({ credit: { hardCreditStatus, hardCreditOutcome } }: CoApplicant): boolean {
  return hardCreditStatus === 'PULLING' && hardCreditOutcome !== undefined;
}
