/** Looks at trails: whether each is whole, and whether what the log once said of it still stands. */
import { firstBroken } from '../../application/audit-trail.ts';
import type { World } from '../../platform/world/world.ts';
import { keyedSince } from './keyed-since.ts';

/** `row` is the number of the first row that is not as it was written. */
export type Broken = { application: string; row: number };
export type Checked = { trails: number; broken: Broken[] };

/** @param most the trails that were written to last; all without it */
export async function checkTrails(world: World, most?: number): Promise<Checked> {
  const { db, secrets } = world;
  const keys = { secrets, keyedSince: await keyedSince(world) };
  const rows = await db
    .selectFrom('audit')
    .select('application_uuid')
    .groupBy('application_uuid')
    .orderBy(({ fn }) => fn.max('at'), 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
  const broken = await withoutTrail(world);
  const trails = rows.length + broken.length;
  for (const { application_uuid: application } of rows) {
    const row = await firstBroken(db, application, keys);
    if (row !== undefined) broken.push({ application, row });
  }
  return { trails, broken };
}

/** Every application is born with its first row: one that has none was robbed of them. */
async function withoutTrail({ db }: World): Promise<Broken[]> {
  const rows = await db
    .selectFrom('applications')
    .leftJoin('audit', 'application_uuid', 'uuid')
    .select('uuid')
    .where('sequence', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ uuid: application }) => ({ application, row: 1 }));
}
