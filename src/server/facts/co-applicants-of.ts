/**
 * Who borrows with the borrower, as the decision needs them: how far the check of their credit is, and, once it is done,
 * their report and income. Read from their parts each time; the borrower's application keeps none of it.
 */

import type { Income } from '../../types/income.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { coBorrowersOf } from '../application/co-borrowers-of.ts';
import { type ReadEntities, readEntities } from '../application/read-entities.ts';
import { type Status, stored } from '../application/stored.ts';
import type { CreditReport } from '../platform/parties/credit-bureau/party.ts';

export type CoApplicant = {
  /** Absent until they open the invitation. */
  partUuid?: string;
  /** They told all that is asked, and agreed to the pull. */
  done: boolean;
  credit: Pick<Status, 'hardCreditStatus' | 'hardCreditOutcome'>;
};

/** A co-applicant whose numbers count. */
export type CheckedApplicant = ReadEntities & { partUuid: string; report: CreditReport; income: Income };

type Scope = Pick<ApplicationScope, 'tx' | 'world' | 'now' | 'signers'>;

/** Empty where the borrower applies alone. */
export async function coApplicantsOf(scope: Scope): Promise<CoApplicant[]> {
  const found: CoApplicant[] = [];
  for (const { partUuid, done } of await coBorrowersOf(scope)) {
    const status = partUuid ? await stored(await readEntities(scope, partUuid), 'status') : {};
    const { hardCreditStatus, hardCreditOutcome } = status;
    found.push({
      ...(partUuid && { partUuid }),
      done,
      credit: {
        ...(hardCreditStatus && { hardCreditStatus }),
        ...(hardCreditOutcome && { hardCreditOutcome }),
      },
    });
  }
  return found;
}

/** Those whose report is in: whoever applies together is judged together from then on. */
export async function checkedApplicantsOf(scope: Scope): Promise<CheckedApplicant[]> {
  const found: CheckedApplicant[] = [];
  for (const { partUuid, credit } of await coApplicantsOf(scope)) {
    if (!partUuid || credit.hardCreditStatus !== 'COMPLETE') continue;
    const part = await readEntities(scope, partUuid);
    const { hardCredit: report } = await stored(part, 'underwriting');
    if (report) found.push({ ...part, partUuid, report, income: await stored(part, 'income') });
  }
  return found;
}
