/** Invites the other owners who have one role: those who borrow too, or those who sign the deed only. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { SignerRole } from '../application/signer.ts';
import { days, limitsOf } from '../facts/limits-of.ts';
import { otherOwners } from '../facts/other-owners.ts';

/** Call it once for a role: each call invites them again. The emails follow from the rows. */
export async function inviteOwners(scope: ApplicationScope, role: SignerRole): Promise<void> {
  const { invitationDays } = limitsOf(scope.world, scope.application.orgCode).signers;
  const owners = await otherOwners(scope);
  for (const { first, last, email, relation, phone, borrows = false } of owners) {
    if (borrows !== (role === 'CO_BORROWER')) continue;
    const person = { first, last, email, relation, ...(phone && { phone }), role };
    const { uuid } = await scope.signers.add(person, days(invitationDays));
    await scope.audit('signer-invited', { signer: uuid, role });
  }
}
