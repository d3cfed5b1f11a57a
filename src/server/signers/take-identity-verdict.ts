/**
 * Stores what the checker of identity documents answered, of a borrower or a co-owner. A refusal is stored rather than thrown: the next try
 * must know about it, and the borrower must see which field did not match.
 */
import type { Application } from '../../types/application.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import type { IdentityCheckUnderWay } from '../application/underwriting.ts';
import { type Said, says } from '../platform/language/said.ts';
import type { IdentityVerdict, RefusedField } from '../platform/parties/identity-check/party.ts';
import { inParent } from '../standing/in-parent.ts';
import { noteSignerState } from './note-signer-state.ts';

/** The document that was shown: its type, its pictures by their type, and the US state that issued it. */
export type ShownDocument = Omit<IdentityCheckUnderWay, 'reference' | 'looks'>;

/** @returns whether the checker has decided */
export async function takeIdentityVerdict(
  scope: ApplicationScope,
  shown: ShownDocument,
  verdict: IdentityVerdict,
): Promise<boolean> {
  if ('pending' in verdict) return false;
  await endCheck(scope);
  if (verdict.ok) await accept(scope, shown, verdict.expiresOn);
  else await refuse(scope, verdict.field);
  return true;
}

/** Stored by name; worded whenever the borrower reads it. */
const reasons: Record<RefusedField, Said> = {
  name: says('identity.name'),
  birthDate: says('identity.birthDate'),
  expiry: says('identity.expiry'),
  document: says('identity.document'),
  picture: says('identity.picture'),
  selfie: says('identity.selfie'),
};

/** That it took a while is remembered: whoever left meanwhile is told how it ended. */
async function endCheck(scope: ApplicationScope): Promise<void> {
  const tookAWhile = (await stored(scope, 'underwriting')).identityCheck !== undefined;
  await record(scope, 'underwriting', { identityCheck: null });
  await record(scope, 'status', { identityChecking: tookAWhile ? false : null });
}

function refuse(scope: ApplicationScope, field: RefusedField): Promise<void> {
  return record(scope, 'status', {
    idReupload: true,
    idRejectReason: reasons[field].says,
    idRejectField: field,
  });
}

async function accept(
  scope: ApplicationScope,
  { documentType, sides, issuingState }: ShownDocument,
  expiresOn: string,
): Promise<void> {
  await replace(scope, 'underwriting', 'identityFiles', sides);
  // Both are words of enumerations that the page's schema has checked.
  const identityDocument = {
    type: documentType,
    expiresOn,
    ...(issuingState ? { issuingState } : {}),
  } as NonNullable<Application['identityDocument']>;
  await record(scope, 'application', { identityDocument });
  await record(scope, 'status', {
    identityVerified: true,
    idReupload: false,
    idRejectReason: null,
    idRejectField: null,
  });
  await goOn(scope);
}

/** A borrower's closing is prepared next; of a co-owner, the borrower sees that it is done. */
async function goOn(scope: ApplicationScope): Promise<void> {
  if (!scope.application.partOf) return scope.queue.send('closing-documents');
  await inParent(scope, async (parent, signer) => {
    await noteSignerState(parent, signer, 'ID_DONE');
  });
}
