/** Tells the borrower's application whether the income of someone who borrows too is still to be proved. How much it is, only they see. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { type CheckedApplicant, checkedApplicantsOf } from '../facts/co-applicants-of.ts';
import { statedMonthlyIncome } from '../facts/offer-inputs.ts';

export async function noteCoBorrowerIncome(scope: ApplicationScope): Promise<void> {
  const open = await unprovedApplicants(scope);
  await record(scope, 'status', { coBorrowerIncomeOpen: open.length > 0 || null });
}

/** Those whose report is in, and who told of an income that is not proved. @param scope the borrower's application */
export async function unprovedApplicants(scope: ApplicationScope): Promise<CheckedApplicant[]> {
  const found: CheckedApplicant[] = [];
  for (const each of await checkedApplicantsOf(scope)) {
    const { incomeVerified } = await stored(each, 'status');
    if (!incomeVerified && statedMonthlyIncome(each.income) > 0) found.push(each);
  }
  return found;
}
