/**
 * The borrower continues without those who were to borrow too and have not done their part. They still own the home: what they
 * opened ends, and later they are invited to sign the deed as the other owners are.
 */

import type { CoOwner } from '../../types/profile.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { awaited } from '../application/co-borrowers-of.ts';
import type { Signer } from '../application/signer.ts';
import { replace, stored } from '../application/stored.ts';
import { coApplicantsOf } from '../facts/co-applicants-of.ts';
import { isStopped } from '../underwriting/note-co-borrower-credit.ts';
import { unprovedApplicants } from '../underwriting/note-co-borrower-income.ts';
import { noteSignerState } from './note-signer-state.ts';

/** @param scope the borrower's application, under its lock */
export async function dropCoBorrowers(scope: ApplicationScope): Promise<void> {
  for (const signer of [...(await awaited(scope)), ...(await stoppedSigners(scope))]) {
    await scope.signers.change(signer.uuid, { dropped: true });
    await keepAsOwner(scope, signer);
    await scope.audit('co-borrower-dropped', { signer: signer.uuid, state: signer.state });
    await noteSignerState(scope, signer.uuid, 'WITHDRAWN');
  }
}

/** Those who applied, and whose credit can't be checked or whose income is not proved. */
async function stoppedSigners(scope: ApplicationScope): Promise<Signer[]> {
  const held = [...(await coApplicantsOf(scope)).filter(isStopped), ...(await unprovedApplicants(scope))];
  const stopped = held.map(({ partUuid }) => partUuid);
  return (await scope.signers.list()).filter(({ partUuid }) => partUuid && stopped.includes(partUuid));
}

/** What was corrected on the invitation is right for the deed too. */
async function keepAsOwner(scope: ApplicationScope, signer: Signer): Promise<void> {
  const { coOwners = [] } = await stored(scope, 'profile');
  const place = placeOf(coOwners, signer);
  const { first, last, email, phone } = signer;
  const corrected = { first, last, email, ...(phone && { phone }), borrows: false };
  const owners = coOwners.map((owner, index) => (index === place ? { ...owner, ...corrected } : owner));
  await replace(scope, 'profile', 'coOwners', owners);
}

/** A correction changes the address or the name; whoever of the owners is to borrow remains to be found by that. */
function placeOf(owners: CoOwner[], { email, first, last }: Signer): number {
  const borrowing = owners.flatMap((owner, index) => (owner.borrows ? [{ ...owner, index }] : []));
  const found =
    borrowing.find((owner) => owner.email === email) ??
    borrowing.find((owner) => owner.first === first && owner.last === last) ??
    borrowing[0];
  return found?.index ?? -1;
}
