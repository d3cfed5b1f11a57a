/** The one way to make an issue. How grave it is, its code says. */
import { type Code, warnings } from './codes.ts';
import type { ContentIssue } from './issue.ts';

/** `place` is a file, with "#" and a JSON pointer where one is known; `remedy` is what its author can do. */
export function issueAt(code: Code, place: string, message: string, remedy: string): ContentIssue {
  return { code, severity: warnings.includes(code) ? 'warning' : 'error', place, message, remedy };
}
