/**
 * Files what a reviewer sent as a signed document: of the application, and of the part of each owner who signed the same paper.
 * No one else has it. Who opens a part later finds it there.
 */
import { addScan } from '../documents/add-scan.ts';
import { ownersOnPaper } from '../signers/owners-on-paper.ts';
import { openApplication } from '../standing/open-application.ts';
import type { ReviewContext } from './review-effect.ts';

/** Nothing where the answer needs no file. @param byBorrower whether the borrower signed the paper, too */
export async function fileScan(context: ReviewContext, byBorrower: boolean): Promise<void> {
  const { scan, review, tx, world } = context;
  if (!scan) return;
  const { file, type, title, signs } = scan;
  const filed = { type, title, pdf: await context.uploads.read(file.uuid), scanOf: review };
  const owners = await ownersOnPaper(context);
  const known = { owners: owners.map(({ uuid }) => uuid), ...(byBorrower && { signs }) };
  await addScan(context, { ...filed, ...known });
  for (const { partUuid } of owners)
    if (partUuid)
      await addScan(await openApplication(tx, world, partUuid, { lock: true }), { ...filed, signs });
}
