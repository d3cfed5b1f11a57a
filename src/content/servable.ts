/** Judges lenders once more where they are about to be served. */
import { isOwnHost } from '../engine/lints/lender/lender-hosts.ts';
import { refusedFiles } from './checks/judge-overrides.ts';
import { lendersWords } from './checks/lenders-words.ts';
import type { FileTree } from './files/file-tree.ts';
import type { OrgFiles } from './merge/bundles.ts';
import { type Gathered, orgFiles } from './merge/gather-tree.ts';

/**
 * The lenders as they may be served: a patch that the judge refuses is left out, and the base file stands. Content that has
 * passed the check loses nothing; what was forced past it can neither take money nor consent nor answers on other terms,
 * and stands under no host but its own.
 */
export function servable(tree: FileTree, { orgs, ...shared }: Gathered): OrgFiles[] {
  const law = { ...shared, readWords: lendersWords(tree) };
  return orgs.map((lender) => {
    const refused = refusedFiles(lender, law);
    const served = refused.size === 0 ? lender : orgFiles(tree, lender.code, shared, refused);
    const hosts = (lender.org.hosts ?? []).filter((host) => isOwnHost(host, lender.org));
    return hosts.length === (lender.org.hosts ?? []).length
      ? served
      : { ...served, org: { ...served.org, hosts } };
  });
}
