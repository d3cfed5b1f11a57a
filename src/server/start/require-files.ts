/** The files of a database are in one place: a server that looks in another one starts, and finds none of them. */
import { randomUUID } from 'node:crypto';
import { StartRefused } from '../platform/errors/start-refused.ts';
import { addressOf } from '../platform/world/bucket.ts';
import type { Settings } from '../platform/world/settings.ts';
import type { World } from '../platform/world/world.ts';

/**
 * The store's mark must be the one that the database knows. The first server gives both theirs.
 * Throws StartRefused.
 */
export async function requireFiles(
  { db, files }: Pick<World, 'db' | 'files'>,
  { bucket, dataFolder }: Pick<Settings, 'bucket' | 'dataFolder'>,
): Promise<void> {
  const known = await knownMark({ db });
  const mark = await files.mark(known === undefined ? randomUUID() : undefined);
  const expected = known ?? (await learn({ db }, mark));
  if (mark === expected) return;
  const place = bucket ? addressOf(bucket) : `${dataFolder}/files`;
  const [setting, write] = bucket ? ['FILES_URL', '| aws s3 cp -'] : ['DATA_DIR', '>'];
  throw new StartRefused(
    `${place} does not hold the files of this database: its mark is ${mark ?? 'missing'}, and the database expects ${expected}. ` +
      `Let ${setting} name the place that the other servers use. After a restore without the mark, write it: ` +
      `echo ${expected} ${write} ${place}/mark`,
  );
}

async function knownMark({ db }: Pick<World, 'db'>): Promise<string | undefined> {
  const row = await db.selectFrom('releases').select('files_mark').executeTakeFirstOrThrow();
  return row.files_mark ?? undefined;
}

// Of two servers that start at once on a new database, the first one counts.
async function learn({ db }: Pick<World, 'db'>, mark: string | undefined): Promise<string | undefined> {
  await db
    .updateTable('releases')
    .set({ files_mark: mark ?? null })
    .where('files_mark', 'is', null)
    .execute();
  return knownMark({ db });
}
