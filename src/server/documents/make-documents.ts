/** Makes the documents of an occasion that the application lacks: fills, draws, and stores them with their hash. */

import { holds } from '../../engine/rules/holds.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import { address } from '../../engine/text/address.ts';
import type { Occasions } from '../../types/occasions.ts';
import type { ApplicationScope, DocumentRow } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { legalName } from '../facts/legal-name.ts';
import { type Lender, lenderOf } from '../facts/lender.ts';
import { speaking } from '../platform/language/spoken.ts';
import { documentData } from './document-data.ts';
import { documentWords } from './document-words.ts';
import { drawPdf } from './draw-pdf.ts';
import { fillTemplate } from './fill-template.ts';
import type { FilledDocument } from './filled-document.ts';

/** A moment at which documents are made; occasions.json says which. */
export type Occasion = keyof Occasions['occasions'];

/** Returns the documents that it made. Idempotent: an existing document of the same type stays as it is. */
export async function makeDocuments(scope: ApplicationScope, occasion: Occasion): Promise<DocumentRow[]> {
  const { group } = lenderOf(scope.world, scope.application.orgCode).occasions[occasion];
  const made: DocumentRow[] = [];
  for (const filled of await fillOccasion(scope, occasion)) {
    if (await standing(scope, filled.type)) continue;
    const row = await storeDocument(scope, filled, { group });
    await followUp(scope, row);
    made.push(row);
  }
  return made;
}

/** What stands in for the uuid of the document that is still to be made in place of another. */
export const awaitsNew = 'awaits a new one';

/** What was set aside before this one was made stays readable as an earlier one of it. */
async function followUp({ documents }: ApplicationScope, { uuid, type }: DocumentRow): Promise<void> {
  const aside = (await documents.list()).findLast(
    (row) => row.type === type && row.attributes.supersededBy === awaitsNew,
  );
  if (aside) await documents.annotate(aside.uuid, { supersededBy: uuid });
}

/**
 * The documents of a co-owner's part: of the borrower's application, for the co-owner to sign. They are the part's.
 * @param about the borrower's application
 */
export async function makePartDocuments(
  scope: ApplicationScope,
  about: ApplicationScope,
  occasion: Occasion,
): Promise<void> {
  const { group } = lenderOf(scope.world, scope.application.orgCode).occasions[occasion];
  const signer = legalName(await stored(scope, 'profile'));
  for (const filled of await speaking(undefined, () => fill(about, occasion, signer)))
    if (!(await standing(scope, filled.type))) await storeDocument(scope, filled, { group });
}

/** The same for an occasion that comes more than once: each time has documents of its own, and the earlier ones stay. */
export async function makeDocumentsAgain(
  scope: ApplicationScope,
  occasion: Occasion,
): Promise<DocumentRow[]> {
  const { group } = lenderOf(scope.world, scope.application.orgCode).occasions[occasion];
  const made: DocumentRow[] = [];
  for (const filled of await fillOccasion(scope, occasion))
    made.push(await storeDocument(scope, filled, { group }));
  return made;
}

/** The current content of the documents of an occasion: in the language of the flows, whoever reads the page. One text is signed. */
export function fillOccasion(scope: ApplicationScope, occasion: Occasion): Promise<FilledDocument[]> {
  return speaking(undefined, () => fill(scope, occasion));
}

async function fill(scope: ApplicationScope, occasion: Occasion, signer?: string): Promise<FilledDocument[]> {
  const lender = lenderOf(scope.world, scope.application.orgCode);
  const data = await documentData(scope, lender, signer);
  const due = lender.occasions[occasion].documents.filter(({ when }) =>
    holds(lender.flow.rules, when, scopeOf(lender.flow, data)),
  );
  return due.map(({ document }) =>
    fillTemplate(lender.document(document), lender, data, marksOf(scope, lender)),
  );
}

/** One document of the lender with the application's content, in the language of the flows. @param name of its file */
export async function fillDocument(scope: ApplicationScope, name: string): Promise<FilledDocument> {
  return speaking(undefined, async () => {
    const lender = lenderOf(scope.world, scope.application.orgCode);
    const data = await documentData(scope, lender);
    return fillTemplate(lender.document(name), lender, data, marksOf(scope, lender));
  });
}

/** Draws and stores; the filled text is kept, encrypted, so that a signature can be set under the very same words. */
export async function storeDocument(
  scope: ApplicationScope,
  filled: FilledDocument,
  attributes: Record<string, unknown>,
): Promise<DocumentRow> {
  const { type, title, version, blocks } = filled;
  const requiresSignature = blocks.some(({ kind }) => kind === 'signature');
  const state = { status: 'GENERATED', requiresSignature, ...attributes };
  const row = await scope.documents.add({
    type,
    title,
    version,
    ...(await drawPdf(filled, documentWords(scope.world, scope.application.orgCode))),
    attributes: state,
  });
  await scope.entities.put(filledName(row.uuid), { filled });
  await scope.audit('document-made', { type, version, sha256: row.sha256 });
  return row;
}

/** The newest document of a type. */
export async function standing(scope: ApplicationScope, type: string): Promise<DocumentRow | undefined> {
  const rows = await scope.documents.list();
  return rows.filter((row) => row.type === type && row.attributes.supersededBy === undefined).at(-1);
}

/** The entity that keeps the words of a document. */
export const filledName = (uuid: string) => `document/${uuid}`;

function marksOf({ application, now }: ApplicationScope, { org }: Lender) {
  const lender = { name: org.companyName, address: address(org.companyAddress), nmls: org.companyNMLS ?? '' };
  return { lender, loanNumber: application.loanNumber, madeAt: now };
}
