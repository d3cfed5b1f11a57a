/** The lenders whom an edit can reach in their own way; all others stand where our own product stands. */
import type { FileTree } from '../../content/files/file-tree.ts';
import { codesOf } from '../../content/merge/gather-tree.ts';

/** Our own, those with files of their own for the flow, and those whose org.json was edited. */
export function lendersOf(before: FileTree, after: FileTree, flow: string): string[] {
  const codes = codesOf(after).filter((code) => before.has(`orgs/${code}/org.json`));
  const paths = [...before.keys(), ...after.keys()];
  const isOwn = (code: string) =>
    code === 'default' ||
    paths.some((path) => path.startsWith(`orgs/${code}/flows/${flow}/`)) ||
    JSON.stringify(before.get(`orgs/${code}/org.json`)) !==
      JSON.stringify(after.get(`orgs/${code}/org.json`));
  return codes
    .filter(isOwn)
    .toSorted((a, b) => Number(b === 'default') - Number(a === 'default') || (a < b ? -1 : 1));
}
