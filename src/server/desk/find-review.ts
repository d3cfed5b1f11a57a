/** A review by its identifier, for a reviewer who may see it. */
import { Refusal } from '../errors/refusal.ts';
import type { World } from '../world/world.ts';
import { lendersOfDesk } from './may-review.ts';

export type FoundReview = {
  uuid: string;
  name: string;
  application_uuid: string;
  org_code: string;
  state: string;
  due_on: string;
};

/** 404 for another lender's review as for none. @param orgCode of the reviewer */
export async function findReview(world: World, orgCode: string, uuid: string): Promise<FoundReview> {
  const row = await world.db
    .selectFrom('reviews')
    .select(['uuid', 'name', 'application_uuid', 'org_code', 'state', 'due_on'])
    .where('uuid', '=', uuid)
    .where('org_code', 'in', lendersOfDesk(world, orgCode))
    .executeTakeFirst();
  if (!row) throw new Refusal(404, ['Review not found']);
  return row;
}
