/** Loans and samples never share a database: what a sample company said of a borrower must not decide on a loan. */
import { StartRefused } from '../platform/errors/start-refused.ts';
import type { Settings } from '../platform/world/settings.ts';
import type { World } from '../platform/world/world.ts';

/**
 * Production's database has only ever been production's; the sandbox and staging have theirs. The first server decides which it is.
 * Throws StartRefused.
 */
export async function requireRehearsal(
  { db }: Pick<World, 'db'>,
  { mode, staging }: Pick<Settings, 'mode' | 'staging'>,
): Promise<void> {
  const ours = mode === 'production' && !staging ? 'companies' : 'samples';
  await db.updateTable('releases').set({ answered_by: ours }).where('answered_by', 'is', null).execute();
  const row = await db.selectFrom('releases').select('answered_by').executeTakeFirstOrThrow();
  if (row.answered_by === ours) return;
  throw new StartRefused(
    ours === 'companies'
      ? 'Sample companies have answered on this database. Production needs one of its own: let DATABASE_URL name an empty one.'
      : "This is production's database. Sample companies must not answer on it: let DATABASE_URL name another one.",
  );
}
