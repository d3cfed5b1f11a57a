/** Rewraps messages too: they wait sealed in the queue, and stay in its archive for a while. */
import { sql } from 'kysely';
import { letterPurpose } from '../../messages/letter.ts';
import { openWithMaster, sealWithMaster } from '../../platform/crypto/master-box.ts';
import { jobTables } from '../../platform/world/job-tables.ts';
import type { World } from '../../platform/world/world.ts';

type Letter = { id: string; row: string; sealed: string };

/** How many messages are sealed under each version. */
export async function countLetterVersions({ db }: World): Promise<{ version: number; count: string }[]> {
  const counts = [];
  for (const table of await jobTables(db)) {
    const { rows } = await sql<{ version: number; count: string }>`
      select get_byte(${bytes}, 0) as version, count(*) as count from ${sql.table(table)}
      where ${isLetter} group by 1`.execute(db);
    counts.push(...rows);
  }
  return counts;
}

/** Rewrites at most `most` messages of each table; answers how many. */
export async function rewrapLetters({ db, secrets }: World, most: number): Promise<number> {
  let done = 0;
  for (const table of await jobTables(db)) {
    const { rows } = await sql<Letter>`
      select id::text, data -> 'data' ->> 'uuid' as row, data -> 'data' ->> 'sealed' as sealed
      from ${sql.table(table)} where ${isLetter} and get_byte(${bytes}, 0) <> ${secrets.currentVersion}
      limit ${most}`.execute(db);
    for (const { id, row, sealed } of rows) {
      const plain = openWithMaster(secrets, letterPurpose, row, Buffer.from(sealed, 'base64'));
      const fresh = JSON.stringify(sealWithMaster(secrets, letterPurpose, row, plain).toString('base64'));
      await sql`update ${sql.table(table)} set data = jsonb_set(data, '{data,sealed}', ${fresh}::jsonb)
        where id = ${id}`.execute(db);
    }
    done += rows.length;
  }
  return done;
}

const bytes = sql.raw(`decode(data -> 'data' ->> 'sealed', 'base64')`);
const isLetter = sql.raw(`jsonb_exists(data -> 'data', 'sealed')`);
