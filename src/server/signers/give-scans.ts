/** Gives an owner who signed on paper, and opens a part only now, the scans of what they signed. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { addScan } from '../documents/add-scan.ts';
import { openApplication } from '../standing/open-application.ts';

/** @param scope the borrower's application, under its lock @param signer uuid of the owner @param part uuid of the new part */
export async function giveScans(scope: ApplicationScope, signer: string, part: string): Promise<void> {
  const { documents, tx, world } = scope;
  const mine = (await documents.list()).filter(
    ({ attributes: { owners, supersededBy } }) =>
      supersededBy === undefined && Array.isArray(owners) && owners.includes(signer),
  );
  if (mine.length === 0) return;
  const owner = await openApplication(tx, world, part, { lock: true });
  for (const { uuid, type, title, attributes } of mine)
    await addScan(owner, { type, title, pdf: await documents.read(uuid), scanOf: String(attributes.scanOf) });
}
