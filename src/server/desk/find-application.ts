/** An application by the number that people at the lender know it by, for a reviewer who may see it. */
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import type { World } from '../world/world.ts';
import { lendersOfDesk, type Reviewer } from './may-review.ts';

export type FoundApplication = { uuid: string; org_code: string; loan_number: string };

/** 404 for another lender's application as for none. */
export async function findApplication(
  world: World,
  { orgCode }: Reviewer,
  loanNumber: string,
): Promise<FoundApplication> {
  const row = await world.db
    .selectFrom('applications')
    .select(['uuid', 'org_code', 'loan_number'])
    .where('loan_number', '=', loanNumber)
    .where('org_code', 'in', lendersOfDesk(world, orgCode))
    .executeTakeFirst();
  if (!row) throw new Refusal(404, [says('desk.noApplication')]);
  return row;
}
