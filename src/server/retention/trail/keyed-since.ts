/** Since when the trail is keyed: a moment that the keys vouch for. Without it every row has to be keyed, so taking the mark away helps no one. */
import { blindIndex } from '../../platform/crypto/digest.ts';
import type { World } from '../../platform/world/world.ts';

const name = 'keyed-since';

/** Milliseconds since 1970; 0 where the mark is missing or is not ours. */
export async function keyedSince({ db, secrets }: Pick<World, 'db' | 'secrets'>): Promise<number> {
  const row = await db.selectFrom('trail_marks').selectAll().where('name', '=', name).executeTakeFirst();
  const isOurs = row !== undefined && row.mac === macOf(secrets, row.value);
  return isOurs ? Number(row.value) : 0;
}

/** Makes the mark at the first start with this version. Where a keyed row stands already, a missing mark stays missing. */
export async function markKeyed({ db, secrets, clock }: World): Promise<void> {
  const keyed = db.selectFrom('audit').select('sequence').where('hash', 'like', 'k1:%').limit(1);
  if (await keyed.executeTakeFirst()) return;
  const value = clock.now();
  await db
    .insertInto('trail_marks')
    .values({ name, value, mac: macOf(secrets, String(value)) })
    .onConflict((same) => same.doNothing())
    .execute();
}

const macOf = (secrets: World['secrets'], value: string) =>
  blindIndex(secrets, 'trail-mark', `${name}\0${value}`);
