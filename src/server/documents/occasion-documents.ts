/** The documents that are read and signed together: those of an occasion's group, and those that are signed with them. */
import type { ApplicationScope, DocumentRow } from '../application/application-scope.ts';
import { lenderOf } from '../facts/lender.ts';
import { documentType } from './fill-template.ts';
import type { Occasion } from './make-documents.ts';

/** The newest of each, as occasions.json names them. */
export async function occasionDocuments(
  { world, application, documents }: ApplicationScope,
  occasion: Occasion,
): Promise<DocumentRow[]> {
  const lender = lenderOf(world, application.orgCode);
  const { group, signedWith = [] } = lender.occasions[occasion];
  const others = new Set(signedWith.map((name) => documentType(lender.document(name))));
  const newest = (await documents.list()).filter(({ attributes }) => attributes.supersededBy === undefined);
  return newest.filter(({ type, attributes }) => attributes.group === group || others.has(type));
}
