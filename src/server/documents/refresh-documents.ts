/** Finds documents that no longer say what the application says, and replaces them. */
import { isDeepStrictEqual } from 'node:util';
import type { ApplicationScope, DocumentRow } from '../application/application-scope.ts';
import { lenderOf } from '../facts/lender.ts';
import type { FilledDocument } from './filled-document.ts';
import { filledName, fillOccasion, type Occasion, standing, storeDocument } from './make-documents.ts';

export type Outdated = { row: DocumentRow; filled: FilledDocument };

export async function outdatedDocuments(scope: ApplicationScope, occasion: Occasion): Promise<Outdated[]> {
  const outdated: Outdated[] = [];
  for (const filled of await fillOccasion(scope, occasion)) {
    const row = await standing(scope, filled.type);
    if (row && !(await says(scope, row, filled))) outdated.push({ row, filled });
  }
  return outdated;
}

/** The old ones stay readable, marked as replaced. */
export async function refreshDocuments(scope: ApplicationScope, occasion: Occasion): Promise<void> {
  const { group } = lenderOf(scope.world, scope.application.orgCode).occasions[occasion];
  for (const { row, filled } of await outdatedDocuments(scope, occasion)) {
    const fresh = await storeDocument(scope, filled, { group });
    await scope.documents.annotate(row.uuid, { supersededBy: fresh.uuid });
  }
}

async function says(scope: ApplicationScope, row: DocumentRow, filled: FilledDocument): Promise<boolean> {
  const { filled: old } = await scope.entities.get(filledName(row.uuid));
  // Written by storeDocument and by nothing else.
  return isDeepStrictEqual((old as FilledDocument | undefined)?.blocks, filled.blocks);
}
