/** Makes the errors of one file: the place is the file, '#' and a JSON pointer. */
import type { Code } from '../issues/codes.ts';
import type { ContentIssue } from '../issues/issue.ts';
import { issueAt } from '../issues/issue-at.ts';

export type Reporter = (code: Code, pointer: string, message: string, remedy: string) => ContentIssue;

/** A reporter for `file`. */
export function placeIssue(file: string): Reporter {
  return (code, pointer, message, remedy) => issueAt(code, `${file}#${pointer}`, message, remedy);
}
