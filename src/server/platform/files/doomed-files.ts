/**
 * Removes files whose rows are gone. Their names are kept in the transaction that takes the rows, and dropped once the
 * bytes are gone: a crash in between leaves neither a row without its file nor a file that no row names.
 */
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { World } from '../world/world.ts';

const mostAtOnce = 1000;

/** @param locations names in the file store, of rows that this transaction takes away */
export async function doomFiles(tx: Transaction<Tables>, locations: string[], now: number): Promise<void> {
  if (locations.length === 0) return;
  await tx
    .insertInto('doomed_files')
    .values(locations.map((location) => ({ location, doomed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Two processes may do it at once. @param report hears of each file that the store keeps; it is tried again next time */
export async function removeDoomed(
  { db, files }: Pick<World, 'db' | 'files'>,
  report: (error: unknown) => void,
): Promise<void> {
  const rows = await db
    .selectFrom('doomed_files')
    .select('location')
    .orderBy('doomed_at')
    .limit(mostAtOnce)
    .execute();
  await removeNow(
    { db, files },
    rows.map(({ location }) => location),
    report,
  );
}

/**
 * Removes files that were just doomed, once their transaction has ended. What the store keeps stays doomed: the sweep tries again,
 * and says so.
 */
export async function removeNow(
  { db, files }: Pick<World, 'db' | 'files'>,
  locations: string[],
  report: (error: unknown) => void = () => undefined,
): Promise<void> {
  for (const location of locations) {
    try {
      await files.remove(location);
      await db.deleteFrom('doomed_files').where('location', '=', location).execute();
    } catch (error) {
      report(error);
    }
  }
}
