/**
 * Seals under the newest master key what an older one still seals. Reads each row, seals it again and writes it back
 * only if no one changed it meanwhile, so borrowers notice nothing and it may stop and resume at any time.
 */
import { sql } from 'kysely';
import { openWithMaster, sealWithMaster } from '../../platform/crypto/master-box.ts';
import type { World } from '../../platform/world/world.ts';
import { countLetterVersions, rewrapLetters } from './rewrap-letters.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';

type Versions = { version: number; count: string };

/** How many rows of how many columns are sealed under each version: `{ 1: 20, 2: 3 }`. */
export async function countVersions(world: World): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  const lists = [await countLetterVersions(world)];
  for (const column of sealedColumns) lists.push((await versionsOf(column).execute(world.db)).rows);
  for (const { version, count } of lists.flat()) counts[version] = (counts[version] ?? 0) + Number(count);
  return counts;
}

/** Rewrites at most `most` rows of each column. Answers how many; 0 when nothing is left on an older key. */
export async function rewrapSome(world: World, most = 200): Promise<number> {
  let done = 0;
  for (const column of sealedColumns) done += await rewrapColumn(world, column, most);
  return done + (await rewrapLetters(world, most));
}

/** Forgets the older versions once they seal nothing: from then on the operator need not give them. */
export async function forgetVersions(world: World): Promise<number[]> {
  const counts = await countVersions(world);
  const left = Object.keys(counts).map(Number);
  const gone = await world.db
    .deleteFrom('key_checks')
    .where('version', '<', world.secrets.currentVersion)
    .where('version', 'not in', left.length > 0 ? left : [0])
    .returning('version')
    .execute();
  return gone.map(({ version }) => version);
}

const versionsOf = ({ table, column }: SealedColumn) =>
  sql<Versions>`
    select get_byte(${sql.ref(column)}, 0) as version, count(*) as count from ${sql.table(table)}
    where ${sql.ref(column)} is not null group by 1`;

async function rewrapColumn(world: World, { table, column, row, purpose }: SealedColumn, most: number) {
  const { db, secrets } = world;
  const [target, id, body] = [sql.table(table), sql.ref(row), sql.ref(column)];
  const { rows } = await sql<{ id: string; sealed: Uint8Array }>`
    select ${id}::text as id, ${body} as sealed from ${target}
    where get_byte(${body}, 0) <> ${secrets.currentVersion} limit ${most}`.execute(db);
  for (const { id: name, sealed } of rows) {
    const fresh = sealWithMaster(secrets, purpose, name, openWithMaster(secrets, purpose, name, sealed));
    await sql`update ${target} set ${body} = ${fresh}
      where ${id} = ${name} and ${body} = ${Buffer.from(sealed)}`.execute(db);
  }
  return rows.length;
}
