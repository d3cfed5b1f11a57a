/** Why production does not serve a lender as its folder is. */
import type { ContentIssue } from '../../engine/issues/issue.ts';
import { issueAt } from '../../engine/issues/issue-at.ts';
import type { Approval } from '../../types/approval.ts';
import type { FileTree } from '../files/file-tree.ts';
import { sharing } from '../merge/org-with-shared.ts';
import { approvalName } from '../merge/patch-flows.ts';
import { approvalOf, changedSince, folderDigest, ownDigests } from './approval.ts';
import { isSignedBy, type Trusted } from './approvers.ts';

/** Undefined for a lender that was approved as it is, and for our own: who deploys the product has read it. */
export function unapproved(
  tree: FileTree,
  code: string,
  { approvers, atDesk }: Trusted,
): ContentIssue | undefined {
  if (code === sharing || atDesk.has(`${code} ${folderDigest(ownDigests(tree, code))}`)) return undefined;
  const approval = approvalOf(tree, code);
  if (!approval) return issue(code, 'no one has approved what this lender says.');
  // A record that no one signed says nothing of what was read.
  if (isSignedBy(approvers, code, approval)) return staleApproval(tree, code, approval);
  const known = approvers.some(({ name }) => name === approval.by);
  return issue(
    code,
    known
      ? `the signature is not that of ${approval.by}.`
      : `"${approval.by}" is not among the approvers (HEARTHLINE_APPROVERS).`,
  );
}

/** The approval that was given to other files; undefined when it was given to these, or there is none. */
export function staleApproval(
  tree: FileTree,
  code: string,
  approval = approvalOf(tree, code),
): ContentIssue | undefined {
  const changed = approval ? changedSince(approval, ownDigests(tree, code)) : [];
  if (!approval || changed.length === 0) return undefined;
  return issue(code, sinceThen(approval, changed));
}

function sinceThen({ by, at }: Approval, changed: readonly string[]): string {
  const shown = changed.slice(0, 3).join(', ');
  const more = changed.length > 3 ? ` and ${changed.length - 3} more` : '';
  return `${by} approved this lender on ${at.slice(0, 10)}; changed since: ${shown}${more}.`;
}

function issue(code: string, message: string): ContentIssue {
  const remedy = `Production does not serve it. Read it with npm run flow -- review --org ${code}, and approve it.`;
  return issueAt('UNAPPROVED', `orgs/${code}/${approvalName}`, message, remedy);
}
