/** What agents put into a reply, as a lender has it: every gap has a value, and a name is filled in only where there is one. */
import type { Org } from '../../types/org.ts';
import type { ReadyAnswers } from '../../types/ready-answers.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { filledText } from './filled-text.ts';
import { placeIssue } from './place-issue.ts';

export type ReadyAnswersCheck = { file: string; answers: ReadyAnswers['answers']; org: Org };

export function lintReadyAnswers({ file, answers, org }: ReadyAnswersCheck): ContentIssue[] {
  const issue = placeIssue(file);
  return Object.entries(answers).flatMap(([name, { title, text, named }]) => [
    ...filledText(issue, `/answers/${name}/title`, title, { org }),
    ...filledText(issue, `/answers/${name}/text`, text, { org }),
    ...filledText(issue, `/answers/${name}/named`, named ?? '', { org, visitor: { firstName: 'Ann' } }),
  ]);
}
