/**
 * Sends the identity document to the checker. Stores a refusal rather than throwing it: the next try must know about
 * it, and the borrower must see which field did not match.
 */

import type { Application } from '../../types/application.ts';
import type { UploadRow } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { type Said, says } from '../platform/language/said.ts';
import type { IdentityImage, IdentityVerdict } from '../platform/parties/identity-check/party.ts';
import { noteSignerState } from '../signers/note-signer-state.ts';
import { inParent } from '../standing/in-parent.ts';
import { readApplication } from '../standing/read-application.ts';
import { fileUuids, textOf } from './answers.ts';

/** Stored by name; worded whenever the borrower reads it. */
const reasons: Record<Extract<IdentityVerdict, { ok: false }>['field'], Said> = {
  name: says('identity.name'),
  birthDate: says('identity.birthDate'),
  expiry: says('identity.expiry'),
  picture: says('identity.picture'),
};

export const verifyIdentity: Effect = {
  name: 'verify-identity',
  run: async (context) => {
    const files = await picturesOf(context);
    const documentType = textOf(context.data, 'documentType') ?? '';
    const sides = sidesOf(context, documentType);
    // The page uploads before it knows which document; what was submitted says so.
    for (const [type, uuid] of sides) await context.uploads.retype(uuid, type);
    const { identityAttempts = 0 } = await stored(context, 'underwriting');
    const verdict = await context.parties.identityCheck.verify({
      subject: await subjectOf(context, context.request.key),
      documentType,
      images: files.map((file) => imageOf(context, file)),
      attempt: identityAttempts + 1,
    });
    await record(context, 'underwriting', { identityAttempts: identityAttempts + 1 });
    await record(context, 'status', { idAttempts: identityAttempts + 1 });
    if (verdict.ok) await accept(context, { documentType, sides, expiresOn: verdict.expiresOn });
    else await refuse(context, verdict);
  },
};

const pictureFields = ['front', 'back', 'selfie'];

async function picturesOf({ uploads, data }: EffectContext): Promise<UploadRow[]> {
  const wanted = pictureFields.flatMap((side) => fileUuids(data, side));
  const files = (await uploads.list()).filter(({ uuid }) => wanted.includes(uuid));
  const distinct = new Set(files.map(({ sha256 }) => sha256));
  if (distinct.size < wanted.length) throw refuseField('front', says('file.twice'));
  const waiting = files.find(({ state }) => state === 'CHECKING');
  if (waiting) throw refuseField(fieldOf(data, waiting.uuid), says('file.waiting'));
  return files;
}

const fieldOf = (data: EffectContext['data'], uuid: string) =>
  pictureFields.find((field) => fileUuids(data, field).includes(uuid)) ?? 'front';

/** The reader of the bytes runs after this transaction. */
function imageOf(
  { world, application }: EffectContext,
  { uuid, sha256, mediaType }: UploadRow,
): IdentityImage {
  const read = () => readApplication(world, application.uuid, ({ uploads }) => uploads.read(uuid));
  return { sha256, mediaType, read };
}

/** Type of picture -> uploaded file, for those that were sent. */
function sidesOf({ data }: EffectContext, documentType: string): [type: string, uuid: string][] {
  const sides = { [`${documentType}_FRONT`]: 'front', [`${documentType}_BACK`]: 'back', SELFIE: 'selfie' };
  return Object.entries(sides).flatMap(([type, side]) => {
    const [uuid] = fileUuids(data, side);
    return uuid === undefined ? [] : [[type, uuid] as [string, string]];
  });
}

async function refuse(
  context: EffectContext,
  { field }: Extract<IdentityVerdict, { ok: false }>,
): Promise<void> {
  await record(context, 'status', {
    idReupload: true,
    idRejectReason: reasons[field].says,
    idRejectField: field,
  });
}

type Accepted = { documentType: string; sides: [string, string][]; expiresOn: string };

async function accept(context: EffectContext, { documentType, sides, expiresOn }: Accepted): Promise<void> {
  await replace(context, 'underwriting', 'identityFiles', Object.fromEntries(sides));
  const issuingState = textOf(context.data, 'issuingState');
  // Both are words of enumerations that the page's schema has checked.
  const identityDocument = {
    type: documentType,
    expiresOn,
    ...(issuingState ? { issuingState } : {}),
  } as NonNullable<Application['identityDocument']>;
  await record(context, 'application', { identityDocument });
  await record(context, 'status', {
    identityVerified: true,
    idReupload: false,
    idRejectReason: null,
    idRejectField: null,
  });
  await goOn(context);
}

/** A borrower's closing is prepared next; of a co-owner, the borrower sees that it is done. */
async function goOn(context: EffectContext): Promise<void> {
  if (!context.application.partOf) return context.queue.send('closing-documents');
  await inParent(context, async (parent, signer) => {
    await noteSignerState(parent, signer, 'ID_DONE');
  });
}
