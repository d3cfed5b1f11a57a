/**
 * Reads changed content again while the server runs, for `npm run dev`: good content replaces the old, bad content is
 * reported.
 */

import type { FileTree } from '../../content/files/file-tree.ts';
import { readFiles } from '../../content/files/read-files.ts';
import { lintChange } from '../../content/lints/lint-change.ts';
import type { Content } from '../../content/loaded/content.ts';
import { gatherTree } from '../../content/merge/gather-tree.ts';
import type { LoadedContent } from '../../content/read-content.ts';
import { compileOrgs } from '../../content/validators/compile-orgs.ts';
import { ContentError } from '../../engine/issues/content-error.ts';
import { issueLine } from '../../engine/issues/issue.ts';

/** What became of a change: the versions that are served now, or why the ones before stay. */
export type ContentNews = { hashes: Record<string, string> } | { faults: string[] };

/** @param changed paths below the root; only what they concern is looked at, so that a save is seen at once */
export function reloadContent(root: string, loaded: LoadedContent, changed: readonly string[]): ContentNews {
  const unserved = [...new Set([...(loaded.unserved ?? []), ...changed])];
  loaded.unserved = unserved;
  try {
    const { tree, faults } = readFiles(root);
    const issues = lintChange(tree, unserved, faults).issues.filter(({ severity }) => severity === 'error');
    if (issues.length > 0) return { faults: [...new Set(issues.map(issueLine))] };
    loaded.tree = tree;
    serve(loaded.content, tree);
    loaded.unserved = [];
    return { hashes: hashesOf(loaded.content) };
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.issues.map(issueLine) };
    throw error;
  }
}

function serve(content: Content, tree: FileTree): void {
  const { orgs: gathered, domain, vocabulary } = gatherTree(tree);
  const { orgs } = compileOrgs(gathered, tree, new Set(Object.keys(content.outOfService)));
  Object.assign(content, { orgs, domain, vocabulary });
}

function hashesOf({ orgs }: Content): Record<string, string> {
  return Object.fromEntries(Object.values(orgs).map(({ code, hash }) => [code, hash]));
}
