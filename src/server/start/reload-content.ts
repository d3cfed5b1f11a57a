/**
 * Reads changed content again while the server runs, for `npm run dev`: good content replaces the old, bad content is
 * reported.
 */

import { type FileTree, readFiles } from '../../content/files/file-tree.ts';
import { type LintOptions, lintTree } from '../../content/lints/lint-tree.ts';
import type { Content } from '../../content/loaded/content.ts';
import { gatherTree, without } from '../../content/merge/gather-tree.ts';
import { folderOf } from '../../content/merge/lender-of.ts';
import type { LoadedContent } from '../../content/read-content.ts';
import { compileOrgs } from '../../content/validators/compile-orgs.ts';
import { ContentError } from '../../engine/issues/content-error.ts';
import { type ContentIssue, issueLine } from '../../engine/issues/issue.ts';

/** What became of a change: the versions that are served now, or why the ones before stay. */
export type ContentNews = { hashes: Record<string, string> } | { faults: string[] };

/** @param changed paths below the root; only what they concern is looked at, so that a save is seen at once */
export function reloadContent(root: string, loaded: LoadedContent, changed: readonly string[]): ContentNews {
  try {
    const { tree, faults } = readFiles(root);
    const issues = lookedAt(changed).flatMap((only) => errorsOf(only, tree, { faults, changed }));
    if (issues.length > 0) return { faults: [...new Set(issues.map(issueLine))] };
    loaded.tree = tree;
    serve(loaded.content, tree);
    return { hashes: hashesOf(loaded.content) };
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.issues.map(issueLine) };
    throw error;
  }
}

// The product with its own lender stands for all that change nothing.
function lookedAt(changed: readonly string[]): (string | undefined)[] {
  return [...new Set(changed.map(folderOf))].map((code) => (code === 'default' ? undefined : code));
}

type Change = { faults: readonly ContentIssue[]; changed: readonly string[] };

function errorsOf(only: string | undefined, tree: FileTree, { faults, changed }: Change): ContentIssue[] {
  const options: LintOptions = only === undefined ? { changed } : { only, changed };
  const others = new Set([...tree.keys()].map(folderOf).filter((code) => code !== 'default'));
  const looked = only === undefined ? without(tree, others) : tree;
  const theirs = faults.filter(({ place }) =>
    only === undefined ? !isLenders(place) : folderOf(place) === only,
  );
  return lintTree(looked, { ...options, faults: theirs }).issues.filter(
    ({ severity }) => severity === 'error',
  );
}

function isLenders(place: string): boolean {
  return ![undefined, 'default'].includes(folderOf(place));
}

function serve(content: Content, tree: FileTree): void {
  const { orgs: gathered, domain, vocabulary } = gatherTree(tree);
  const { orgs } = compileOrgs(gathered, tree, new Set(Object.keys(content.outOfService)));
  Object.assign(content, { orgs, domain, vocabulary });
}

function hashesOf({ orgs }: Content): Record<string, string> {
  return Object.fromEntries(Object.values(orgs).map(({ code, hash }) => [code, hash]));
}
