/**
 * Erases an application with the parts of its co-owners: every row, every file, and its key, without which what a copy
 * still holds cannot be read. One row stays that says so and names no one. All or nothing.
 */
import { sql, type Transaction } from 'kysely';
import { partsOf } from '../application/parts-of.ts';
import type { Secrets } from '../platform/crypto/secrets.ts';
import type { Tables } from '../platform/db/tables.ts';
import { doomFiles } from '../platform/files/doomed-files.ts';
import { legalDay } from '../platform/legal-day.ts';
import { jobTables } from '../platform/world/job-tables.ts';
import type { World } from '../platform/world/world.ts';
import { openApplication } from '../standing/open-application.ts';
import { type Belonging, belongings } from './belongings.ts';
import { type End, endOf } from './end-of.ts';
import { erasureMac } from './trail/erasure-mac.ts';

type Erasing = {
  tx: Transaction<Tables>;
  secrets: Secrets;
  uuids: string[];
  orgCode: string;
  now: number;
};

/**
 * Its files are left doomed: the caller removes them.
 * @param uuid of a borrower's own application
 * @returns false when it is not due, is held, or is in other hands just now
 */
export async function eraseApplication(world: World, uuid: string): Promise<boolean> {
  const end = await world.db.transaction().execute(async (tx) => {
    if (!(await lockUnheld(tx, uuid))) return undefined;
    const scope = await openApplication(tx, world, uuid, { lock: true });
    const found = await endOf(scope);
    if (!found || found.until >= legalDay(scope.now)) return undefined;
    // A part goes before the application that it names.
    const uuids = [...(await partsOf(scope)), uuid];
    const { orgCode } = scope.application;
    await takeAway({ tx, secrets: world.secrets, uuids, orgCode, now: scope.now }, found);
    return found;
  });
  if (end) world.note?.('application-erased', { application: uuid, ended: end.ended, months: end.months });
  return end !== undefined;
}

async function lockUnheld(tx: Transaction<Tables>, uuid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('applications')
    .select('uuid')
    .where('uuid', '=', uuid)
    .where('held_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

async function takeAway(erasing: Erasing, end: End): Promise<void> {
  const { tx, uuids, now } = erasing;
  // Noted first: until then the database lets no row of a trail go.
  await note(erasing, end);
  await doomFiles(tx, await placesOf(erasing), now);
  for (const belonging of belongings) await tx.executeQuery(taking(belonging, uuids).compile(tx));
  // Each kind of job has its own place for what it is about.
  for (const table of await jobTables(tx))
    for (const uuid of uuids)
      await sql`delete from ${sql.table(table)} where data::text like ${`%${uuid}%`}`.execute(tx);
  for (const uuid of uuids) await tx.deleteFrom('applications').where('uuid', '=', uuid).execute();
}

async function note(
  { tx, secrets, uuids, orgCode, now }: Erasing,
  { ended, on, months }: End,
): Promise<void> {
  const row = { org_code: orgCode, ended, ended_on: on, months, erased_at: now };
  await tx
    .insertInto('erasures')
    .values(uuids.map((uuid) => ({ application_uuid: uuid, ...row, mac: erasureMac(secrets, uuid, now) })))
    .execute();
}

async function placesOf({ tx, uuids }: Erasing): Promise<string[]> {
  const found: string[] = [];
  for (const { places = [], ...belonging } of belongings)
    for (const column of places) {
      const { rows } = await sql<{ place: string | null }>`
        select ${sql.ref(column)} as place ${from(belonging, uuids)}`.execute(tx);
      found.push(...rows.flatMap(({ place }) => place ?? []));
    }
  return found;
}

const taking = (belonging: Belonging, uuids: string[]) => sql`delete ${from(belonging, uuids)}`;

function from({ table, column, of }: Belonging, uuids: string[]) {
  const theirs = sql.join(uuids);
  const mine = of
    ? sql`(select uuid from ${sql.table(of)} where application_uuid in (${theirs}))`
    : sql`(${theirs})`;
  return sql`from ${sql.table(table)} where ${sql.ref(column)} in ${mine}`;
}
