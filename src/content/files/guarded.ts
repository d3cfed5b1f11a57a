/** Keeps one lender's files from ending the check for all: turns whatever they throw into that lender's issue. */
import { ContentError } from '../../engine/issues/content-error.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';

/** @param work the checks of this lender alone */
export function guarded(code: string, work: () => ContentIssue[]): ContentIssue[] {
  try {
    return work();
  } catch (error) {
    return error instanceof ContentError ? [...error.issues] : [uncheckable(code, error)];
  }
}

/** The issue of a lender whose files make the check throw. */
export function uncheckable(code: string, error: unknown): ContentIssue {
  const said = error instanceof Error ? error.message : String(error);
  return {
    ...issueAt(
      'CHECK_FAILED',
      `orgs/${code}/`,
      `the folder cannot be checked (${said}).`,
      'Take its last change back, and tell the developers of this product.',
    ),
    lender: code,
  };
}
