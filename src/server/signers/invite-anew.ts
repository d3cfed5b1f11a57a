/**
 * Invites a person by another row, for whom the first one is spent: another person opened it, or they declined. What was
 * opened with the first row stays there, and ends.
 */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { days, limitsOf } from '../facts/limits-of.ts';
import { noteSignerState } from './note-signer-state.ts';
import { mayInvite } from './renew-invitation.ts';

/** @param signer the first row, with what is corrected. False when the address got as many invitations today as one may. */
export async function inviteAnew(scope: ApplicationScope, signer: Signer): Promise<boolean> {
  const { first, last, email, phone, relation, role } = signer;
  if (!(await mayInvite(scope, email))) return false;
  const { invitationDays } = limitsOf(scope.world, scope.application.orgCode).signers;
  const body = { first, last, email, role, ...(phone && { phone }), ...(relation && { relation }) };
  const { uuid } = await scope.signers.add(body, days(invitationDays));
  await scope.signers.change(signer.uuid, { replaced: true });
  await scope.audit('signer-invited', { signer: uuid, instead: signer.uuid });
  await noteSignerState(scope, signer.uuid, 'WITHDRAWN');
  return true;
}
