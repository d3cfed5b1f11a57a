/** An application by the number that people at the lender know it by, for a reviewer who may see it. */
import { hasRoom, refuseFull, tenMinutes } from '../auth/limit.ts';
import { deskRefused, lendersOfDesk, type Reviewer } from '../auth/may-review.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { requireOthersFile } from './own-file.ts';

export type FoundApplication = { uuid: string; org_code: string; loan_number: string };

/** 404 for another lender's application as for none, 409 for the reviewer's own, and 429 for whoever tries one number after another. */
export async function findApplication(
  world: World,
  reviewer: Reviewer,
  loanNumber: string,
): Promise<FoundApplication> {
  const now = world.clock.now();
  const misses = { bucket: `desk-miss/${reviewer.uuid}`, most: 20, windowMs: tenMinutes };
  await refuseFull(world.db, misses, now);
  const row = await world.db
    .selectFrom('applications')
    .select(['uuid', 'org_code', 'loan_number'])
    .where('loan_number', '=', loanNumber)
    .where('org_code', 'in', lendersOfDesk(world, reviewer.orgCode))
    .executeTakeFirst();
  if (!row) {
    await hasRoom(world.db, misses, now);
    throw deskRefused(says('desk.noApplication'), reviewer.uuid);
  }
  await requireOthersFile(world, reviewer, row.uuid);
  return row;
}
