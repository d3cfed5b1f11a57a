/** Keeps what one lender's files do to a check from ending it for all: whatever is thrown becomes that lender's issue. */
import { ContentError } from '../../engine/issues/content-error.ts';
import type { ContentIssue } from '../../engine/issues/issue.ts';

/** @param work what looks at this lender alone */
export function guarded(code: string, work: () => ContentIssue[]): ContentIssue[] {
  try {
    return work();
  } catch (error) {
    return error instanceof ContentError ? [...error.issues] : [uncheckable(code, error)];
  }
}

/** The issue of a lender whose files cannot be worked with. */
export function uncheckable(code: string, error: unknown): ContentIssue {
  const said = error instanceof Error ? error.message : String(error);
  return {
    code: 'CHECK_FAILED',
    severity: 'error',
    place: `orgs/${code}/`,
    message: `the folder cannot be checked (${said}).`,
    remedy: 'Take its last change back, and tell the developers of this product.',
    lender: code,
  };
}
