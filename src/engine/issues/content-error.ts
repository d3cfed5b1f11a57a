/** Content that cannot be used. It stops the start, so that no borrower ever meets it. */
import type { Code } from './codes.ts';
import { type ContentIssue, issueLine } from './issue.ts';

/** Code, place and remedy are those of the first issue; `issues` has all of them. */
export class ContentError extends Error {
  readonly code: Code;
  readonly place: string;
  readonly remedy: string;
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly [ContentIssue, ...ContentIssue[]]) {
    super(issues.map(issueLine).join('\n'));
    this.name = 'ContentError';
    this.code = issues[0].code;
    this.place = issues[0].place;
    this.remedy = issues[0].remedy;
    this.issues = issues;
  }
}
