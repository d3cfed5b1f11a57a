/** Every row of credit policy can be the first that fits: one behind a wider row decides nothing. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import { sourceOf } from '../../engine/issues/source-of.ts';
import { rowsNeverFirst } from '../../engine/rehearsal/decisions.ts';
import type { Decisions } from '../../types/decisions.ts';
import type { OrgFiles } from '../merge/bundles.ts';

export function lintDecisions(orgs: readonly OrgFiles[]): ContentIssue[] {
  return orgs.flatMap(({ bundles, merged }) =>
    bundles.flatMap(({ flow }) => {
      const file = `flows/${flow.id}/decisions.json`;
      const decisions = merged.files.get(file) as Decisions | undefined;
      return decisions ? rowsNeverFirst(decisions).map((found) => issueOf(file, merged, found)) : [];
    }),
  );
}

function issueOf(
  file: string,
  { sources }: OrgFiles['merged'],
  { index, row, by }: ReturnType<typeof rowsNeverFirst>[number],
): ContentIssue {
  const pointer = `/rows/${index}`;
  const message = `"${row}" never decides: "${by}" stands before it and fits whenever it does.`;
  const remedy = 'Put it before, or ask in it for what the other does not.';
  return issueAt('DECISION_UNREACHABLE', `${sourceOf(sources, file, pointer)}#${pointer}`, message, remedy);
}
