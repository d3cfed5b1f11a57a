/**
 * For every version of the master key in use, a row that only this very key opens. A server with the wrong key says so
 * and does not start, instead of telling every borrower that their password is wrong (FINDING-D9).
 */
import { sql } from 'kysely';
import { openWithMaster, sealWithMaster } from '../../platform/crypto/master-box.ts';
import { StartRefused } from '../../platform/errors/start-refused.ts';
import type { World } from '../../platform/world/world.ts';
import { sealedColumns } from './sealed-columns.ts';

const purpose = 'key-check';
const words = 'hearthline';

/** Throws a sentence for the operator when a key is missing or is not the one that was used. */
export async function checkKeys(world: World): Promise<void> {
  const { db, secrets } = world;
  const checks = await db.selectFrom('key_checks').selectAll().execute();
  for (const { version, sealed } of checks)
    requireKey(world, version, () => openCheck(world, version, sealed));
  if (checks.length === 0) await tryRows(world);
  await db
    .insertInto('key_checks')
    .values({ version: secrets.currentVersion, sealed: makeCheck(world) })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

// A database older than these checks: one row of each column shows whether the key is right.
async function tryRows(world: World): Promise<void> {
  for (const { table, column, row, purpose: of } of sealedColumns) {
    const { rows } = await sql<{ id: string; sealed: Uint8Array }>`
      select distinct on (get_byte(${sql.ref(column)}, 0)) ${sql.ref(row)}::text as id, ${sql.ref(column)} as sealed
      from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(world.db);
    for (const { id, sealed } of rows)
      requireKey(world, sealed[0] ?? 0, () => openWithMaster(world.secrets, of, id, sealed));
  }
}

const makeCheck = ({ secrets }: World) =>
  sealWithMaster(secrets, purpose, String(secrets.currentVersion), Buffer.from(words));

const openCheck = ({ secrets }: World, version: number, sealed: Uint8Array) =>
  openWithMaster(secrets, purpose, String(version), sealed);

function requireKey({ secrets }: World, version: number, open: () => unknown): void {
  const given = [...secrets.masterKeys.keys()].sort((a, b) => a - b).join(', ');
  if (!secrets.masterKeys.has(version))
    throw new StartRefused(
      `This data is encrypted with version ${version} of the master key, and HEARTHLINE_MASTER_KEY holds only version ${given}. Give both, newest first: "${Math.max(version + 1, secrets.currentVersion)}:…,${version}:…".`,
    );
  try {
    open();
  } catch {
    throw new StartRefused(
      `Version ${version} of the master key is not the key that this data was encrypted with. Look up the right one (HEARTHLINE_MASTER_KEY, or master.key in the data folder); nothing was changed.`,
    );
  }
}
