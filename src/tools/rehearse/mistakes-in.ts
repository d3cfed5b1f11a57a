/** What an author is told of an edit before it is rehearsed: the mistakes that keep it from shipping. */
import type { FileTree } from '../../content/files/file-tree.ts';
import { lintChange } from '../../content/lints/lint-change.ts';
import { codesOf } from '../../content/merge/gather-tree.ts';
import { issueLine } from '../../engine/issues/issue.ts';

const mostErrors = 5;

/** What the check says of the edit, and lenders that are gone: the first few, before what follows from them. */
export function mistakesIn(before: FileTree, after: FileTree): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const changed = paths.filter(
    (path) => JSON.stringify(before.get(path)) !== JSON.stringify(after.get(path)),
  );
  if (changed.length === 0) return [];
  const gone = codesOf(before).filter((code) => !after.has(`orgs/${code}/org.json`));
  const errors = lintChange(after, changed).issues.filter(({ severity }) => severity === 'error');
  const more =
    errors.length > mostErrors
      ? [`          and ${errors.length - mostErrors} more: npm run flow -- check`]
      : [];
  return [
    ...gone.map(
      (code) => `GONE      ${code} is no lender any more: whoever applied there is left without one.`,
    ),
    ...(errors.length > 0
      ? ["CHECK     The edit can't ship like this, and what follows may not be what will be:"]
      : []),
    ...errors.slice(0, mostErrors).map((issue) => `          ${issueLine(issue)}`),
    ...more,
    ...(gone.length + errors.length > 0 ? [''] : []),
  ];
}
