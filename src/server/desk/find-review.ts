/** A review by its identifier, for a reviewer who may see it. */
import type { Selectable } from 'kysely';
import { deskRefused, lendersOfDesk, type Reviewer } from '../auth/may-review.ts';
import type { Tables } from '../platform/db/tables.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { requireOthersFile } from './own-file.ts';
import { sandboxActor } from './sandbox-actor.ts';

export type FoundReview = Selectable<Tables['reviews']>;

/** 404 for another lender's review as for none, 409 for the reviewer's own file. @param reviewer without `uuid` for the sandbox's own */
export async function findReview(
  world: World,
  { uuid: by, orgCode }: Pick<Reviewer, 'orgCode'> & Partial<Reviewer>,
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
  if (!row) throw deskRefused(says('desk.none'), by ?? sandboxActor);
  if (by) await requireOthersFile(world, { uuid: by, orgCode }, row.application_uuid);
  return row;
}
