/**
 * Once the last owner has signed the deed: a copy with everyone's name and times, for each who signed. It is for reading, so it asks
 * for no signature; what each of them signed stays as it is, in their own list.
 */
import type { ApplicationScope, DocumentRow } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { stored } from '../application/stored.ts';
import { documentWords } from '../documents/document-words.ts';
import { moment } from '../documents/draw-block.ts';
import type { FilledBlock, FilledDocument } from '../documents/filled-document.ts';
import { filledName, fillOccasion, storeDocument } from '../documents/make-documents.ts';
import { occasionDocuments } from '../documents/occasion-documents.ts';
import { legalName } from '../facts/legal-name.ts';
import { lenderOf } from '../facts/lender.ts';
import { says } from '../platform/language/said.ts';
import { openApplication } from '../standing/open-application.ts';

/** One who signed. `part`: theirs, if they opened it; the borrower's is their application. */
type Owner = { name: string; part?: ApplicationScope; notarizedAt?: number | undefined };

/**
 * Nothing for a sole owner, and nothing where the borrower signed on paper: that deed is no document of ours.
 * @param scope the borrower's application, under its lock
 */
export async function copyDeed(scope: ApplicationScope): Promise<void> {
  const signers = (await scope.signers.list()).filter(({ state }) => state === 'SIGNED');
  const deed = signedOne(await occasionDocuments(scope, 'notary'));
  if (!deed || signers.length === 0) return;
  const { moments: { notarized } = {} } = await stored(scope, 'underwriting');
  const name = legalName(await stored(scope, 'profile'));
  const owners: Owner[] = [{ name, part: scope, notarizedAt: notarized }];
  for (const signer of signers) owners.push(await ownerOf(scope, signer, notarized));
  const rows: string[][] = [];
  for (const owner of owners) rows.push(await rowOf(scope, owner, deed.type));
  const added = [signatures(scope, rows), ...(await wordsOf(scope, deed))];
  for (const filled of await fillOccasion(scope, 'deedCopy'))
    await give(owners, { ...filled, blocks: [...filled.blocks, ...added] });
}

const signedOne = (rows: DocumentRow[]) => rows.find(({ attributes }) => attributes.signedAt);

/** Who meets the notary in the borrower's session confirms when the borrower does. */
async function ownerOf(
  { tx, world }: ApplicationScope,
  { first, last, partUuid }: Signer,
  together: number | undefined,
): Promise<Owner> {
  const name = `${first} ${last}`;
  if (!partUuid) return { name };
  const part = await openApplication(tx, world, partUuid, { lock: true });
  const { moments = {} } = await stored(part, 'underwriting');
  return { name, part, notarizedAt: moments.notarized ?? together };
}

/** Who signed on paper has no signed deed here. */
async function rowOf(scope: ApplicationScope, owner: Owner, type: string): Promise<string[]> {
  const word = documentWords(scope.world, scope.application.orgCode);
  const signed = signedOne(((await owner.part?.documents.list()) ?? []).filter((row) => row.type === type));
  const paper = word(says('paper.onPaper'));
  if (!signed || owner.notarizedAt === undefined) return [owner.name, paper, paper];
  return [owner.name, moment(Date.parse(String(signed.attributes.signedAt))), moment(owner.notarizedAt)];
}

function signatures(scope: ApplicationScope, rows: string[][]): FilledBlock {
  const word = documentWords(scope.world, scope.application.orgCode);
  const head = [word(says('paper.owner')), word(says('paper.signedAt')), word(says('paper.notarized'))];
  return { kind: 'table', head, rows };
}

/** The very words that the borrower signed. */
async function wordsOf(scope: ApplicationScope, { attributes }: DocumentRow): Promise<FilledBlock[]> {
  const { filled } = await scope.entities.get(filledName(String(attributes.shownUuid)));
  // Written by makeDocuments and by nothing else.
  const { title, blocks } = filled as FilledDocument;
  return [{ kind: 'heading', text: title }, ...blocks.filter(({ kind }) => kind !== 'signature')];
}

async function give(owners: Owner[], filled: FilledDocument): Promise<void> {
  for (const { part } of owners) {
    if (!part) continue;
    const { group } = lenderOf(part.world, part.application.orgCode).occasions.deedCopy;
    const signedAt = new Date(part.now).toISOString();
    await storeDocument(part, filled, { group, status: 'SIGNED', signedAt });
  }
}
