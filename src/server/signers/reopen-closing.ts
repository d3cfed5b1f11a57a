/**
 * The borrower signed, and who borrows has changed since: what anyone signed no longer counts. The documents are made again once the
 * offer is decided again; then the borrower signs, and every other owner is invited again.
 */

import type { CoOwner } from '../../types/profile.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { record, replace, stored } from '../application/stored.ts';
import { awaitsNew } from '../documents/make-documents.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { endPart } from './end-part.ts';
import { leadsTo } from './leads-to.ts';

/** @param scope the borrower's application, under its lock @param leaving those who borrow no longer: what becomes of them is the caller's */
export async function reopenClosing(scope: ApplicationScope, leaving: readonly Signer[]): Promise<void> {
  for (const { uuid } of await occasionDocuments(scope, 'closing'))
    await scope.documents.annotate(uuid, { supersededBy: awaitsNew });
  await forgetSignature(scope);
  const left = new Set(leaving.map(({ uuid }) => uuid));
  const others = (await scope.signers.list()).filter(({ uuid, replaced }) => !replaced && !left.has(uuid));
  await keepOwners(scope, others);
  for (const signer of others) if (signer.state !== 'WITHDRAWN') await renew(scope, signer);
  await scope.audit('closing-reopened', { others: others.length });
}

async function forgetSignature(scope: ApplicationScope): Promise<void> {
  const { moments: { signed: _, ...moments } = {} } = await stored(scope, 'underwriting');
  await replace(scope, 'underwriting', 'moments', moments);
  await record(scope, 'figures', { rescission: null });
  await record(scope, 'application', { coDeedStatus: null });
  await record(scope, 'status', {
    ...{ disclosurelistClosingReady: null, disclosurelistClosingComplete: null, noteReady: null },
    ...{ coDeedRequired: null, rescissionApplies: null, rescissionEndsOn: null, signsAtOffice: null },
  });
}

/** Who is off the deed is not invited again, and what was corrected on an invitation stays so. */
async function keepOwners(scope: ApplicationScope, signers: readonly Signer[]): Promise<void> {
  const { coOwners = [] } = await stored(scope, 'profile');
  const kept = coOwners.flatMap((owner, index) => {
    const signer = signers.find((one) => ownerOf(coOwners, one) === index);
    if (!signer) return [owner];
    const { first, last, email, phone, state } = signer;
    return state === 'WITHDRAWN' ? [] : [{ ...owner, first, last, email, ...(phone && { phone }) }];
  });
  await replace(scope, 'profile', 'coOwners', kept);
}

async function renew(scope: ApplicationScope, { uuid, partUuid, state }: Signer): Promise<void> {
  if (!leadsTo(scope, { state }, 'WITHDRAWN', { anew: true }))
    throw new Error(`stages.json leads no signer from ${state} to a new invitation.`);
  await scope.signers.change(uuid, { state: 'WITHDRAWN', replaced: true, renewed: true });
  await scope.audit('signer-state', { signer: uuid, from: state, to: 'WITHDRAWN' });
  if (partUuid) await endPart(scope, partUuid);
}

/**
 * Which of the owners whom the borrower named an invitation is for: a correction changes the address, or the name. The place in
 * `owners`; -1 where none fits.
 */
function ownerOf(
  owners: readonly CoOwner[],
  { email, first, last }: Pick<Signer, 'email' | 'first' | 'last'>,
): number {
  const byEmail = owners.findIndex((owner) => owner.email === email);
  return byEmail >= 0 ? byEmail : owners.findIndex((owner) => owner.first === first && owner.last === last);
}
