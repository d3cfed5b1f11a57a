/**
 * Adds the scan of what was signed on paper to the documents of one person's application. Each who signed has a copy under
 * a key of their own.
 */
import type { ApplicationScope, DocumentRow } from '../application/application-scope.ts';
import { legalDay } from '../platform/legal-day.ts';

export type Scan = {
  type: string;
  title: string;
  pdf: Uint8Array;
  /** The name of the review for which it was sent. */
  scanOf: string;
  /** Types of the documents that this person signed on the paper. */
  signs?: readonly string[] | undefined;
  /** Uuids of the owners who signed the same paper, in the borrower's application. */
  owners?: string[];
};

/** What was added for the same review before stays readable as an earlier one; so does what was signed on the paper. */
export async function addScan(owner: ApplicationScope, scan: Scan): Promise<void> {
  const { type, title, pdf, scanOf, signs = [], owners } = scan;
  const { documents, now } = owner;
  const isUnsigned = (row: DocumentRow) => signs.includes(row.type) && row.attributes.signedAt === undefined;
  const before = (await documents.list())
    .filter(({ attributes }) => attributes.supersededBy === undefined)
    .filter((row) => row.attributes.scanOf === scanOf || isUnsigned(row));
  const { uuid, sha256 } = await documents.add({
    type,
    title,
    version: legalDay(now),
    pdf,
    // The day of the signature is on the paper; we only know when it came back.
    attributes: {
      ...{ group: 'DEED_COPY', status: 'SIGNED', requiresSignature: false, scanOf },
      ...(owners && { owners }),
    },
  });
  for (const row of before) await documents.annotate(row.uuid, { supersededBy: uuid });
  await owner.audit('scan-filed', { document: uuid, type, sha256 });
}
