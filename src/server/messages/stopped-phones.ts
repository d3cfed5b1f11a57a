/**
 * Phones whose owner answered STOP: that lender sends them no text, not even a code, until START (47 CFR
 * 64.1200(a)(10)).
 */
import type { Kysely } from 'kysely';
import { blindIndex } from '../platform/crypto/digest.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { World } from '../platform/world/world.ts';

/** A number of one lender's reader, as it was typed or as a carrier writes it: +1 and ten digits, or ten digits. */
export type LendersPhone = { orgCode: string; phone: string };

export async function stopPhone(world: World, phone: LendersPhone): Promise<void> {
  await world.db
    .insertInto('stopped_phones')
    .values({ phone_index: indexOf(world, phone), at: world.clock.now() })
    .onConflict((conflict) => conflict.column('phone_index').doNothing())
    .execute();
}

export async function startPhone({ db, ...world }: World, phone: LendersPhone): Promise<void> {
  await db.deleteFrom('stopped_phones').where('phone_index', '=', indexOf(world, phone)).execute();
}

/** @param db the transaction that asks, where there is one */
export async function isStopped(
  world: World,
  phone: LendersPhone,
  db: Kysely<Tables> = world.db,
): Promise<boolean> {
  const query = db.selectFrom('stopped_phones').select('at');
  return (await query.where('phone_index', '=', indexOf(world, phone)).executeTakeFirst()) !== undefined;
}

function indexOf({ secrets }: Pick<World, 'secrets'>, { orgCode, phone }: LendersPhone): string {
  return blindIndex(secrets, 'stopped-phone', `${orgCode}\0${phone.replace(/\D/g, '').slice(-10)}`);
}
