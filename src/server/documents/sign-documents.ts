/**
 * Signs documents: proves that the stored bytes are those that were shown, then stores a signed version that carries
 * their hash. The shown version stays as it was.
 */

import type { ApplicationScope, DocumentRow } from '../application/application-scope.ts';
import { sealClientAddress } from '../application/client-address.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import { documentWords } from './document-words.ts';
import { drawPdf } from './draw-pdf.ts';
import type { FilledDocument, SignatureMark } from './filled-document.ts';
import { filledName } from './make-documents.ts';

export type Signer = Pick<SignatureMark, 'typedName' | 'initials' | 'ip' | 'userAgent'>;

/** Signs each given document that asks for a signature; the others are marked as read. */
export async function signDocuments(
  scope: ApplicationScope,
  rows: DocumentRow[],
  signer: Signer,
): Promise<void> {
  for (const row of rows) {
    const shownSha256 = await fingerprint(scope, row);
    if (row.attributes.requiresSignature)
      await signOne(scope, row, { ...signer, at: scope.now, shownSha256 });
    else await scope.documents.annotate(row.uuid, { readAt: new Date(scope.now).toISOString() });
  }
}

async function fingerprint(scope: ApplicationScope, row: DocumentRow): Promise<string> {
  const shown = sha256(await scope.documents.read(row.uuid));
  if (shown !== row.sha256)
    throw new Error(`The stored bytes of document ${row.uuid} are not the ones that were made.`);
  return shown;
}

async function signOne(scope: ApplicationScope, row: DocumentRow, mark: SignatureMark): Promise<void> {
  const { type, title, version, attributes } = row;
  const signedAt = new Date(mark.at).toISOString();
  const signed = await scope.documents.add({
    type,
    title,
    version,
    ...(await drawPdf(
      await filledOf(scope, row.uuid),
      documentWords(scope.world, scope.application.orgCode),
      mark,
    )),
    attributes: {
      ...attributes,
      status: 'SIGNED',
      signedAt,
      shownUuid: row.uuid,
      shownSha256: mark.shownSha256,
    },
  });
  await scope.documents.annotate(row.uuid, { supersededBy: signed.uuid, signedAt });
  const place = { key: scope.key, application: scope.application.uuid, row: signed.uuid };
  await scope.audit('document-signed', {
    document: signed.uuid,
    type,
    version,
    shownSha256: mark.shownSha256,
    signedSha256: signed.sha256,
    sealedIp: sealClientAddress(place, mark.ip).toString('base64'),
    userAgent: mark.userAgent,
  });
}

async function filledOf(scope: ApplicationScope, uuid: string): Promise<FilledDocument> {
  const { filled } = await scope.entities.get(filledName(uuid));
  if (!filled) throw new Error(`The words of document ${uuid} are missing.`);
  // Written by makeDocuments and by nothing else.
  return filled as FilledDocument;
}
