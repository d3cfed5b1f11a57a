/** A person of ours approves what a lender says, exactly as it was read. */
import { folderDigest, ownDigests } from '../../../content/approval/approval.ts';
import type { Reviewer } from '../../auth/may-review.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import type { World } from '../../platform/world/world.ts';
import { askedLender, askedLenders, mayApprove } from './asked-lenders.ts';

/**
 * Keeps the approval, and this server puts the lender into service; the others follow within seconds (start/take-approvals.ts).
 * 403 for a login that may not approve; 409 when the lender says something else than what was read.
 * @param digest under which it was shown
 */
export async function approveLender(
  world: World,
  reviewer: Reviewer,
  { lender, digest }: { lender: string; digest: string },
): Promise<void> {
  const lenders = askedLenders(world, reviewer);
  const code = askedLender(lenders, lender, reviewer);
  if (!(await mayApprove(world, reviewer))) throw new Refusal(403, [says('desk.mayNotApprove')]);
  const { tree, trusted } = lenders.loaded;
  if (digest !== folderDigest(ownDigests(tree, code))) throw new Refusal(409, [says('desk.otherWords')]);
  await world.db
    .insertInto('lender_approvals')
    .values({ org_code: code, digest, agent_uuid: reviewer.uuid, approved_at: world.clock.now() })
    .onConflict((conflict) => conflict.columns(['org_code', 'digest']).doNothing())
    .execute();
  trusted?.atDesk.add(`${code} ${digest}`);
  lenders.admit(code);
}
