/**
 * The files that the builds on one database brought. While a release is rolled out, a page of one version may ask a server of the other for
 * its parts, and a page that is still open asks for those of the version before.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blindIndex, sha256 } from '../../platform/crypto/digest.ts';
import { bounded } from '../../platform/memory/bounded.ts';
import type { World } from '../../platform/world/world.ts';
import type { Packed } from './packed.ts';
import { assetPaths, packedFile } from './read-assets.ts';

type Database = Pick<World, 'db' | 'secrets' | 'clock'>;

/** As a build names them, with a hash: the same name is the same bytes, and a stranger's guess asks no database. */
const built = /^assets\/[\w.-]+-[\w-]{8}(\.min)?\.\w{2,5}$/;

/** Brings what the database does not have yet, and marks what it has as still in use. @param folder of the built web app */
export async function shareAssets({ db, secrets, clock }: Database, folder: string): Promise<void> {
  const paths = assetPaths(folder).filter((path) => built.test(path));
  if (paths.length === 0) return;
  const known = await db
    .updateTable('assets')
    .set({ brought_at: clock.now() })
    .where('path', 'in', paths)
    .returning('path')
    .execute();
  const has = new Set(known.map(({ path }) => path));
  for (const path of paths.filter((one) => !has.has(one))) {
    const bytes = readFileSync(join(folder, path));
    await db
      .insertInto('assets')
      .values({ path, bytes, mac: macOf(secrets, path, bytes), brought_at: clock.now() })
      .onConflict((same) => same.doNothing())
      .execute();
  }
}

/** Finds a file of another build. @returns undefined for what none has brought, and for what the keys do not vouch for */
export function sharedAssets(world: Database): (path: string) => Promise<Packed | undefined> {
  const seen = bounded<string, Packed>(mostKept);
  return async (path) => {
    if (!built.test(path)) return undefined;
    const kept = seen.get(path);
    if (kept) return kept;
    const row = await world.db
      .selectFrom('assets')
      .select(['bytes', 'mac'])
      .where('path', '=', path)
      .executeTakeFirst();
    if (!row || row.mac !== macOf(world.secrets, path, row.bytes)) return undefined;
    const packed = packedFile(path, Buffer.from(row.bytes));
    seen.set(path, packed);
    return packed;
  };
}

/** A page of another version needs some dozens. */
const mostKept = 100;

// Who only writes to the database brings no script to borrowers.
function macOf(secrets: World['secrets'], path: string, bytes: Uint8Array): string {
  return blindIndex(secrets, 'asset', `${path}\0${sha256(Buffer.from(bytes))}`);
}
