/** What a lender says otherwise than we do, place by place, for the person who approves it. */
import { approvalOf, changedSince, folderDigest, ownDigests } from '../../../content/approval/approval.ts';
import { isSignedBy } from '../../../content/approval/approvers.ts';
import { ownWords, type Saying } from '../../../content/approval/own-words.ts';
import { orgWithShared } from '../../../content/merge/org-with-shared.ts';
import type { LenderPlace, Reading } from '../../../types/reading.ts';
import type { Reviewer } from '../../auth/may-review.ts';
import type { World } from '../../platform/world/world.ts';
import { reviewerNames } from '../reviewer-names.ts';
import { askedLender, askedLenders, mayApprove } from './asked-lenders.ts';
import { approvalNow, keptApprovals } from './kept-approvals.ts';

/** What changed since the last signature comes first; of an approval at the desk only the whole is kept. */
export async function showLender(world: World, reviewer: Reviewer, asked: string): Promise<Reading> {
  const lenders = askedLenders(world, reviewer);
  const code = askedLender(lenders, asked, reviewer);
  const { tree } = lenders.loaded;
  const digests = ownDigests(tree, code);
  const approval = approvalNow(lenders.loaded, code, await keptApprovals(world.db, code));
  const names = await reviewerNames(world, [approval?.account]);
  const signed = approvalOf(tree, code);
  const { trusted } = lenders.loaded;
  const isRead = signed && (!trusted || isSignedBy(trusted.approvers, code, signed));
  const changed = isRead && !approval ? changedSince(signed, digests) : [];
  const said = ownWords(tree, code).map(placeOf);
  return {
    code,
    name: String(orgWithShared(tree, code).companyNameShort ?? code),
    state: approval ? 'APPROVED' : 'WAITING',
    ...(approval && { by: approval.name ?? names.get(approval.account ?? '') ?? '', at: approval.at }),
    mayApprove: await mayApprove(world, reviewer),
    changed: said.filter(({ file }) => changed.includes(file)),
    places: said.filter(({ file }) => !changed.includes(file)),
    versions: [{ uuid: folderDigest(digests) }],
  };
}

function placeOf({ file, pointer, ours = '', theirs, english }: Saying): LenderPlace {
  const stands = english === undefined ? theirs : `${theirs} (its English: ${english})`;
  return { file, place: pointer, ours: asWritten(ours), theirs: asWritten(stands) };
}

// A link of a text shows its address here, not only its words.
function asWritten(text: string): string {
  return text.replaceAll('](', '] (');
}
