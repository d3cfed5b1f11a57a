/** Makes sure that the master key fits this database, and resumes an unfinished rotation. */

import { noApplication } from '../platform/world/job-data.ts';
import type { World } from '../platform/world/world.ts';
import { openIndexKey } from '../retention/keys/index-key.ts';
import { checkKeys } from '../retention/keys/key-checks.ts';

/** Call it once the database is prepared. Answers which older versions are still to be replaced. */
export async function openKeys(world: World): Promise<number[]> {
  await checkKeys(world);
  await openIndexKey(world);
  const older = await world.db
    .selectFrom('key_checks')
    .select('version')
    .where('version', '<', world.secrets.currentVersion)
    .execute();
  if (older.length > 0) await world.queue.send('rewrap-keys', { applicationUuid: noApplication });
  return older.map(({ version }) => version);
}
