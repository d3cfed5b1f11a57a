/**
 * Files on their way into the store. Each is announced before it is sent, and kept by the transaction of its row: whatever ends
 * between the two, the sweep finds the file and removes it.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { FileStore } from '../world/file-store.ts';
import type { Clock, World } from '../world/world.ts';

/** No transaction is open for so long. */
const longestMs = 60 * 60 * 1000;
const mostAtOnce = 1000;

/**
 * The same store, which announces each file.
 * @param db connections of their own: a request that holds one of the others for its transaction waits for this one
 */
export function announcing(files: FileStore, db: Kysely<Tables>, clock: Clock): FileStore {
  const put = async (location: string, bytes: Uint8Array) => {
    await db.insertInto('arriving_files').values({ location, announced_at: clock.now() }).execute();
    await files.put(location, bytes);
  };
  return { ...files, put };
}

/** Their rows are there, or will not be without this transaction. */
export async function keepFiles(
  db: Kysely<Tables> | Transaction<Tables>,
  locations: string[],
): Promise<void> {
  await db.deleteFrom('arriving_files').where('location', 'in', locations).execute();
}

/** Removes what came and was not kept. @param report hears of each file that the store does not give up; it is tried again next time */
export async function removeUnkept(
  { db, files, clock }: Pick<World, 'db' | 'files' | 'clock'>,
  report: (error: unknown) => void,
): Promise<void> {
  const rows = await db
    .selectFrom('arriving_files')
    .select('location')
    .where('announced_at', '<', String(clock.now() - longestMs))
    .limit(mostAtOnce)
    .execute();
  for (const { location } of rows) {
    try {
      await files.remove(location);
      await keepFiles(db, [location]);
    } catch (error) {
      report(error);
    }
  }
}
