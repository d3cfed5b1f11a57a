/**
 * Tells whose mistake an issue is: a lender's, which costs that lender its service, or the product's, which stops the
 * start.
 */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { sharing } from './org-with-shared.ts';

/** The code of the lender; undefined for the product, to which its own lender ("default") belongs. */
export function lenderOf({ lender, place }: Pick<ContentIssue, 'lender' | 'place'>): string | undefined {
  const code = lender ?? folderOf(place);
  return code === sharing ? undefined : code;
}

/** The lender's folder that a path ("orgs/acme/org.json#/hosts") lies in; undefined outside of one. */
export function folderOf(path: string): string | undefined {
  return /^orgs\/([^/]+)\//.exec(path)?.[1];
}
