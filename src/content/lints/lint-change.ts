/** Checks what a change concerns, so that an author sees at once what became of it. The whole check judges all lenders. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import type { FileTree } from '../files/file-tree.ts';
import { without } from '../merge/gather-tree.ts';
import { folderOf } from '../merge/lender-of.ts';
import { sharing } from '../merge/org-with-shared.ts';
import { type Linted, lintTree } from './lint-tree.ts';

/**
 * A change of the product is judged with the product's own lender, which stands for all that change nothing; a lender's file with that
 * lender alone.
 * @param changed paths below the root. @param faults what was found when the files were read
 */
export function lintChange(
  tree: FileTree,
  changed: readonly string[],
  faults: readonly ContentIssue[] = [],
): Pick<Linted, 'issues' | 'orgs'> {
  const looked = [...new Set(changed.map(ownerOf))].map((owner) => lookAt(owner, tree, changed, faults));
  return { issues: looked.flatMap(({ issues }) => issues), orgs: looked.flatMap(({ orgs }) => orgs) };
}

// The lender that a file belongs to; undefined for the product and its own lender.
function ownerOf(path: string): string | undefined {
  const code = folderOf(path);
  return code === sharing ? undefined : code;
}

function lookAt(
  owner: string | undefined,
  tree: FileTree,
  changed: readonly string[],
  faults: readonly ContentIssue[],
): Pick<Linted, 'issues' | 'orgs'> {
  const own = { changed, faults: faults.filter(({ place }) => ownerOf(place) === owner) };
  if (owner === undefined) return lintTree(without(tree, lendersOf(tree)), own);
  const { issues, orgs } = lintTree(tree, { ...own, only: owner });
  return { issues, orgs: orgs.filter(({ code }) => code === owner) };
}

function lendersOf(tree: FileTree): Set<string | undefined> {
  return new Set([...tree.keys()].map(ownerOf).filter((code) => code !== undefined));
}
