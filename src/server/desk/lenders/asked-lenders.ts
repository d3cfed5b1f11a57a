/** Who may read and who may approve what lenders say: people of ours, not of a lender. */
import { sharing } from '../../../content/merge/org-with-shared.ts';
import { accountOf } from '../../auth/find-account.ts';
import { deskRefused, type Reviewer } from '../../auth/may-review.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { says } from '../../platform/language/said.ts';
import type { ServedLenders } from '../../platform/world/served-lenders.ts';
import type { World } from '../../platform/world/world.ts';

/** The lenders' files. 404 for a lender's own people; 503 until the server has put its lenders into service. */
export function askedLenders({ lenders }: World, reviewer: Reviewer): ServedLenders {
  if (reviewer.orgCode !== sharing) throw deskRefused(says('request.notFound'), reviewer.uuid);
  if (!lenders) throw new Refusal(503, [says('request.unavailable')]);
  return lenders;
}

/** The code of a lender that is there; 404 for every other, and for our own, which needs no approval. */
export function askedLender({ loaded }: ServedLenders, code: string, reviewer: Reviewer): string {
  const isThere = loaded.tree.has(`orgs/${code}/org.json`) && code !== sharing;
  if (!isThere) throw deskRefused(says('request.notFound'), reviewer.uuid);
  return code;
}

/** Whether the login may approve. */
export async function mayApprove(world: World, { uuid, orgCode }: Reviewer): Promise<boolean> {
  return orgCode === sharing && (await accountOf(world, uuid))?.may_approve === true;
}
