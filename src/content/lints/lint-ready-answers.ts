/** What each lender's agents may put into a reply. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { lintReadyAnswers } from '../../engine/lints/ready-answers.ts';
import { flowData, type OrgFiles } from '../merge/bundles.ts';
import { eachLender } from './each-lender.ts';

export const lintAllReadyAnswers = (orgs: readonly OrgFiles[]): ContentIssue[] => eachLender(orgs, issuesOf);

function issuesOf({ org, merged }: OrgFiles): ContentIssue[] {
  return Object.entries(flowData(merged.files)).flatMap(([flow, { readyAnswers }]) =>
    readyAnswers
      ? lintReadyAnswers({ file: `flows/${flow}/ready-answers.json`, answers: readyAnswers.answers, org })
      : [],
  );
}
