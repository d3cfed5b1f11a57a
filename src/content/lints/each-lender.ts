/** Checks something for each lender. What all lenders share is the product's mistake, and told once. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { guarded } from '../files/guarded.ts';
import type { OrgFiles } from '../merge/bundles.ts';
import { sharing } from '../merge/org-with-shared.ts';

/** The product's own lender comes first: an issue that it has, the others are not told of. */
export function eachLender(
  orgs: readonly OrgFiles[],
  issuesOf: (lender: OrgFiles) => ContentIssue[],
): ContentIssue[] {
  const base = orgs.find(({ code }) => code === sharing);
  const shared = base ? issuesOf(base) : [];
  const known = new Set(shared.map(({ place, message }) => `${place} ${message}`));
  const others = orgs.filter(({ code }) => code !== sharing);
  return [
    ...shared,
    ...others.flatMap((lender) =>
      guarded(lender.code, () => issuesOf(lender))
        .filter(({ place, message }) => !known.has(`${place} ${message}`))
        .map((issue) => ({ ...issue, lender: lender.code })),
    ),
  ];
}
