/** A review by its identifier, for a reviewer who may see it. */
import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import type { World } from '../world/world.ts';
import { lendersOfDesk } from './may-review.ts';

export type FoundReview = Selectable<Tables['reviews']>;

/** 404 for another lender's review as for none. @param orgCode of the reviewer */
export async function findReview(
  world: World,
  orgCode: string,
  uuid: string,
): Promise<FoundReview & { flow_id: string }> {
  const row = await world.db
    .selectFrom('reviews')
    .innerJoin('applications', 'applications.uuid', 'reviews.application_uuid')
    .selectAll('reviews')
    .select('flow_id')
    .where('reviews.uuid', '=', uuid)
    .where('reviews.org_code', 'in', lendersOfDesk(world, orgCode))
    .executeTakeFirst();
  if (!row) throw new Refusal(404, [says('desk.none')]);
  return row;
}
