/**
 * Fills a lender's own file with what the default lender shares: consumer links, hours, disclosures, usual figures.
 * The schema of org.json says which keys are shared. Name, address, brand and contacts never come from another lender.
 */
import { applyPatch } from '../../engine/content/apply-patch.ts';
import { isRecord } from '../../engine/facts/facts.ts';
import type { Org } from '../../types/org.ts';
import type { FileTree } from '../files/file-tree.ts';
import { plain } from '../files/plain.ts';

/** The lender whose shared keys apply where the others are silent. */
export const sharing = 'default';

/** The lender with everything that it shares. Its own file has passed the schema, so the result does too. */
export function orgWithShared(tree: FileTree, code: string): Org {
  const own = plain(tree.get(`orgs/${code}/org.json`));
  return (code === sharing ? own : applyPatch(sharedOf(tree), own)) as Org;
}

function sharedOf(tree: FileTree): Record<string, unknown> {
  const schema = tree.get('schemas/meta/org.schema.json');
  const keys = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
  const base = plain(tree.get(`orgs/${sharing}/org.json`));
  const isShared = (key: string) => isRecord(keys[key]) && keys[key].shared === true;
  return Object.fromEntries(Object.entries(isRecord(base) ? base : {}).filter(([key]) => isShared(key)));
}
