/** Sends the identity document to the checker. A check that takes longer than the borrower's press is asked about by a job. */
import type { UploadRow } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { says } from '../platform/language/said.ts';
import type { IdentityImage } from '../platform/parties/identity-check/party.ts';
import { type ShownDocument, takeIdentityVerdict } from '../signers/take-identity-verdict.ts';
import { readApplication } from '../standing/read-application.ts';
import { fileUuids, textOf } from './answers.ts';

export const verifyIdentity: Effect = {
  name: 'verify-identity',
  run: async (context) => {
    const files = await picturesOf(context);
    const shown = shownIn(context);
    // The page uploads before it knows which document; what was submitted says so.
    for (const [type, uuid] of Object.entries(shown.sides)) await context.uploads.retype(uuid, type);
    const { identityAttempts = 0 } = await stored(context, 'underwriting');
    const verdict = await context.parties.identityCheck.verify({
      subject: await subjectOf(context, context.request.key),
      documentType: shown.documentType,
      images: files.map((file) => imageOf(context, file)),
      attempt: identityAttempts + 1,
    });
    await record(context, 'underwriting', { identityAttempts: identityAttempts + 1 });
    await record(context, 'status', { idAttempts: identityAttempts + 1 });
    if ('pending' in verdict) await awaitVerdict(context, shown, verdict.reference);
    await takeIdentityVerdict(context, shown, verdict);
  },
};

async function awaitVerdict(context: EffectContext, shown: ShownDocument, reference: string): Promise<void> {
  await record(context, 'underwriting', { identityCheck: { ...shown, reference, looks: 0 } });
  await record(context, 'status', {
    identityChecking: true,
    idReupload: false,
    idRejectReason: null,
    idRejectField: null,
  });
  await context.queue.send('identity-check', {}, { startAfterMs: 2000 });
}

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

function shownIn({ data }: EffectContext): ShownDocument {
  const documentType = textOf(data, 'documentType') ?? '';
  const issuingState = textOf(data, 'issuingState');
  const fields = { [`${documentType}_FRONT`]: 'front', [`${documentType}_BACK`]: 'back', SELFIE: 'selfie' };
  const sides = Object.entries(fields).flatMap(([type, side]) => {
    const [uuid] = fileUuids(data, side);
    return uuid === undefined ? [] : [[type, uuid]];
  });
  return { documentType, sides: Object.fromEntries(sides), ...(issuingState && { issuingState }) };
}
