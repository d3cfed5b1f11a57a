/**
 * Phones that get no text, not even a code: their owner answered STOP to a lender, until START (47 CFR 64.1200(a)(10)), or the
 * carrier said that none arrives.
 */
import type { Kysely } from 'kysely';
import { hours } from '../facts/limits-of.ts';
import { blindIndex } from '../platform/crypto/digest.ts';
import type { NoText } from '../platform/db/tables/account-tables.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { AddressFault } from '../platform/parties/common/undeliverable.ts';
import type { World } from '../platform/world/world.ts';

/** A number of one lender's reader, as it was typed or as a carrier writes it: +1 and ten digits, or ten digits. */
export type LendersPhone = { orgCode: string; phone: string };

/** The `orgCode` of what holds for every lender: one carrier sends for all of them. */
export const everyLender = '*';

/** A phone that was off may be on tomorrow. */
const unreachableMs = hours(24);

export async function stopPhone(world: World, phone: LendersPhone): Promise<void> {
  const row = { at: world.clock.now(), why: 'STOP' } as const;
  await world.db
    .insertInto('stopped_phones')
    .values({ phone_index: indexOf(world, phone), ...row })
    .onConflict((conflict) => conflict.column('phone_index').doUpdateSet(row))
    .execute();
}

/** What a carrier that sends for every lender says of a phone. */
export function noteAddress(world: World, phone: string, fault: AddressFault): Promise<void> {
  const everywhere = { orgCode: everyLender, phone };
  return fault === 'STOPPED' ? stopPhone(world, everywhere) : noteUnreachable(world, phone);
}

/** What its owner said stays. */
async function noteUnreachable(world: World, phone: string): Promise<void> {
  const row = { at: world.clock.now(), why: 'UNREACHABLE' } as const;
  await world.db
    .insertInto('stopped_phones')
    .values({ phone_index: indexOf(world, { orgCode: everyLender, phone }), ...row })
    .onConflict((conflict) =>
      conflict.column('phone_index').doUpdateSet(row).where('stopped_phones.why', '=', 'UNREACHABLE'),
    )
    .execute();
}

export async function startPhone({ db, ...world }: World, phone: LendersPhone): Promise<void> {
  await db.deleteFrom('stopped_phones').where('phone_index', '=', indexOf(world, phone)).execute();
}

/** What its owner said to any lender, and to the carrier of all of them, is over. */
export async function startPhoneEverywhere({ db, ...world }: World, phone: string): Promise<void> {
  const keys = [everyLender, ...Object.keys(world.content.orgs)].map((orgCode) =>
    indexOf(world, { orgCode, phone }),
  );
  await db.deleteFrom('stopped_phones').where('phone_index', 'in', keys).execute();
}

/** Why the phone gets no text; undefined when it does. @param db the transaction that asks, where there is one */
export async function whyNoText(
  world: World,
  { orgCode, phone }: LendersPhone,
  db: Kysely<Tables> = world.db,
): Promise<NoText | undefined> {
  const keys = [orgCode, everyLender].map((one) => indexOf(world, { orgCode: one, phone }));
  const rows = await db
    .selectFrom('stopped_phones')
    .select(['at', 'why'])
    .where('phone_index', 'in', keys)
    .execute();
  const since = world.clock.now() - unreachableMs;
  const still = rows.filter(({ at, why }) => why === 'STOP' || Number(at) > since).map(({ why }) => why);
  return still.find((why) => why === 'STOP') ?? still[0];
}

function indexOf({ secrets }: Pick<World, 'secrets'>, { orgCode, phone }: LendersPhone): string {
  return blindIndex(secrets, 'stopped-phone', `${orgCode}\0${phone.replace(/\D/g, '').slice(-10)}`);
}
