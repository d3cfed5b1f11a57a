/** Once the borrower has the closing documents: the other owners of the home are asked for their part. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import { isJointlyOwned } from '../facts/other-owners.ts';
import { askToSign } from './ask-to-sign.ts';
import { inviteOwners } from './invite-owners.ts';

/** A sole owner, or the owner's own revocable trust, needs no other signature. */
export async function askCoOwners(scope: ApplicationScope): Promise<void> {
  const isJoint = await isJointlyOwned(scope);
  await record(scope, 'application', { coDeedStatus: isJoint ? 'INITIAL' : 'COMPLETE' });
  if (!isJoint) return;
  await record(scope, 'status', { coDeedRequired: true });
  await askToSign(scope);
  await inviteOwners(scope, 'CO_DEEDER');
}
