/** Every lender but ours: who approved it as it is, or why it waits. */
import { staleApproval } from '../../../content/approval/unapproved.ts';
import { codesOf } from '../../../content/merge/gather-tree.ts';
import { orgWithShared, sharing } from '../../../content/merge/org-with-shared.ts';
import type { Approvals, ApprovedLender } from '../../../types/approvals.ts';
import type { Reviewer } from '../../auth/may-review.ts';
import type { World } from '../../platform/world/world.ts';
import { reviewerNames } from '../reviewer-names.ts';
import { askedLenders } from './asked-lenders.ts';
import { approvalNow, type Given, keptApprovals } from './kept-approvals.ts';

/** Those that wait first, each half by its name. */
export async function listLenders(world: World, reviewer: Reviewer): Promise<Approvals> {
  const { loaded } = askedLenders(world, reviewer);
  const kept = await keptApprovals(world.db);
  const codes = codesOf(loaded.tree).filter((code) => code !== sharing);
  const given = codes.map((code) => ({ code, approval: approvalNow(loaded, code, kept) }));
  const names = await reviewerNames(
    world,
    given.flatMap(({ approval }) => approval?.account ?? []),
  );
  const lenders = given.map(({ code, approval }): ApprovedLender => {
    const name = String(orgWithShared(loaded.tree, code).companyNameShort ?? code);
    if (!approval) return { code, name, state: 'WAITING', why: whyOf(loaded.tree, code) };
    return { code, name, state: 'APPROVED', by: nameOf(approval, names), at: approval.at };
  });
  return {
    waiting: lenders.filter(({ state }) => state === 'WAITING').length,
    lenders: lenders.sort(waitingFirst),
  };
}

function nameOf({ account, name }: Given, names: ReadonlyMap<string, string>): string {
  return name ?? names.get(account ?? '') ?? '';
}

function whyOf(tree: Parameters<typeof staleApproval>[0], code: string): 'NEW' | 'CHANGED' {
  return staleApproval(tree, code) ? 'CHANGED' : 'NEW';
}

function waitingFirst(a: ApprovedLender, b: ApprovedLender): number {
  return b.state.localeCompare(a.state) || a.name.localeCompare(b.name);
}
