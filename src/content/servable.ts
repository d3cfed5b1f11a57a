/** Judges lenders once more before the server serves them. */
import { isOwnHost } from '../engine/lints/lender/lender-hosts.ts';
import type { Org } from '../types/org.ts';
import type { FileTree } from './files/file-tree.ts';
import { refusedFiles } from './lints/judge-overrides.ts';
import { lendersWords } from './lints/lenders-words.ts';
import type { OrgFiles } from './merge/bundles.ts';
import { type Gathered, orgFiles } from './merge/gather-tree.ts';

/**
 * The lenders as the server may serve them: a refused patch is left out, and the base file applies. Content that
 * passed the check loses nothing. Content that was forced past it can take neither money nor consent nor answers on
 * other terms, and answers under no host but its own.
 */
export function servable(tree: FileTree, { orgs, ...shared }: Gathered): OrgFiles[] {
  return orgs.map(servableLender(tree, shared));
}

/** The same of one lender after the other. */
export function servableLender(
  tree: FileTree,
  shared: Omit<Gathered, 'orgs'>,
): (lender: OrgFiles) => OrgFiles {
  const law = { ...shared, ...lendersWords(tree) };
  return (lender) => {
    const refused = refusedFiles(lender, law);
    const served = refused.size === 0 ? lender : orgFiles(tree, lender.code, shared, refused);
    return { ...served, org: underOwnHosts(lender.org) };
  };
}

/** The lender, without the hosts that are not on its own site. */
export function underOwnHosts(org: Org): Org {
  const hosts = (org.hosts ?? []).filter((host) => isOwnHost(host, org));
  return hosts.length === (org.hosts ?? []).length ? org : { ...org, hosts };
}
