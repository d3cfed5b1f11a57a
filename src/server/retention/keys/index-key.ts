/**
 * The key of blind indexes. It lives in the database, sealed under the master key, so that it outlives every version of
 * it: an email address is found by the same index before, during and after a rotation (FINDING-D9).
 */
import { randomBytes } from 'node:crypto';
import { openWithMaster, sealWithMaster } from '../../platform/crypto/master-box.ts';
import type { World } from '../../platform/world/world.ts';

const name = 'email';
const purpose = 'index-key';

/** Gives the world its index key. A database with accounts keeps the key that they were indexed with. */
export async function openIndexKey(world: Pick<World, 'db' | 'secrets'>): Promise<void> {
  const { db, secrets } = world;
  if (!(await find(world))) {
    const { count } = await db
      .selectFrom('accounts')
      .select((row) => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const key = count === '0' ? randomBytes(32) : Buffer.from(secrets.derivedIndexKey);
    const wrapped = sealWithMaster(secrets, purpose, name, key);
    // Of two servers that start at once, one makes the key and both read it.
    await db
      .insertInto('index_keys')
      .values({ name, wrapped })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
  const row = await find(world);
  if (!row) throw new Error('The index key that was just stored is not there.');
  secrets.indexKey = openWithMaster(secrets, purpose, name, row.wrapped);
}

function find({ db }: Pick<World, 'db'>) {
  return db.selectFrom('index_keys').select('wrapped').where('name', '=', name).executeTakeFirst();
}
