/**
 * Asks someone once more who applied together with the borrower and then declined: their part opens where they left it, with what
 * they told and, once there are any, the documents that they read.
 */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { record, stored } from '../application/stored.ts';
import { days, limitsOf } from '../facts/limits-of.ts';
import { openApplication } from '../standing/open-application.ts';
import { leadsTo } from './leads-to.ts';
import { mayInvite } from './renew-invitation.ts';

/** Whether they have applied in their part. */
export async function mayAskAgain(scope: ApplicationScope, signer: Signer): Promise<boolean> {
  const isBack = signer.state === 'DECLINED' && leadsTo(scope, signer, 'APPLIED', { anew: true });
  if (!isBack || signer.role !== 'CO_BORROWER' || !signer.partUuid) return false;
  const part = await openApplication(scope.tx, scope.world, signer.partUuid);
  return (await stored(part, 'invitation')).appliedOn !== undefined;
}

/** False when the address got as many invitations today as one may; then nothing changes. @param scope under its lock */
export async function askAgain(scope: ApplicationScope, signer: Signer): Promise<boolean> {
  const { uuid, partUuid = '', email, sends } = signer;
  if (!(await mayInvite(scope, email))) return false;
  const part = await openApplication(scope.tx, scope.world, partUuid, { lock: true });
  await record(part, 'invitation', { declinedOn: null });
  const { identityVerified } = await stored(part, 'status');
  const { invitationDays } = limitsOf(scope.world, scope.application.orgCode).signers;
  const times = { invitedAt: scope.now, expiresAt: scope.now + days(invitationDays) };
  const state = identityVerified ? 'ID_DONE' : 'APPLIED';
  await scope.signers.change(uuid, { ...times, state, declineReason: '', sends: sends + 1 });
  await scope.audit('signer-asked', { signer: uuid, sends: sends + 1 });
  await scope.queue.send('after-submission');
  return true;
}
