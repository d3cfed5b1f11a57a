/**
 * Adds the scan of what was signed on paper to the documents of one person's application. Each who signed has a copy under
 * a key of their own.
 */
import type { ApplicationScope } from '../application/application-scope.ts';
import { legalDay } from '../facts/legal-day.ts';

export type Scan = {
  type: string;
  title: string;
  pdf: Uint8Array;
  /** The name of the review for which it was sent. */
  scanOf: string;
  /** Uuids of the owners who signed the same paper, in the borrower's application. */
  owners?: string[];
};

/** What was added for the same review before stays readable as an earlier one. */
export async function addScan(owner: ApplicationScope, scan: Scan): Promise<void> {
  const { type, title, pdf, scanOf, owners } = scan;
  const { documents, now } = owner;
  const before = (await documents.list()).filter(
    ({ attributes }) => attributes.scanOf === scanOf && attributes.supersededBy === undefined,
  );
  const { uuid, sha256 } = await documents.add({
    type,
    title,
    version: legalDay(now),
    pdf,
    // The day of the signature stands on the paper; we only know when it came back.
    attributes: {
      ...{ group: 'DEED_COPY', status: 'SIGNED', requiresSignature: false, scanOf },
      ...(owners && { owners }),
    },
  });
  for (const row of before) await documents.annotate(row.uuid, { supersededBy: uuid });
  await owner.audit('scan-filed', { document: uuid, type, sha256 });
}
