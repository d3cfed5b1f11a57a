/**
 * Blames the right file: a flow that lacks something only after a lender's patches reports it at that lender's file.
 */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import type { MergedOrg } from '../merge/patch-flows.ts';

export type Patched = { code: string; flow: string; merged: MergedOrg };

/** The issues of a patched flow. Issues that the flow also has `without` the patches stay as they are. */
export function blame(
  { code, flow, merged }: Patched,
  issues: readonly ContentIssue[],
  without: () => readonly ContentIssue[],
): ContentIssue[] {
  const patches = merged.overrides.filter(({ file }) => file.startsWith(`flows/${flow}/`));
  const [first] = patches;
  if (!first || issues.length === 0) return [...issues];
  const known = new Set(without().map(keyOf));
  return issues.map((issue) => {
    if (known.has(keyOf(issue)) || issue.place.startsWith('orgs/')) return issue;
    const [file = '', pointer = ''] = issue.place.split('#');
    const own = patches.find((patch) => patch.file === file);
    const place = own ? `${own.patchFile}#${pointer}` : first.patchFile;
    return { ...issue, place, message: `${issue.message} So it is for ${code} alone, at ${issue.place}.` };
  });
}

function keyOf({ code, place, message }: ContentIssue): string {
  return `${code} ${place} ${message}`;
}
