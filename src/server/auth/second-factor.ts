/**
 * The second factor of a person at the lender: an authenticator app, and recovery codes for the day that it is lost. It is made when it is
 * first asked for, shown until a first code proves that the app has it, and never again.
 */
import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { blindIndex } from '../platform/crypto/digest.ts';
import { openWithMaster, sealWithMaster } from '../platform/crypto/master-box.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { World } from '../platform/world/world.ts';

/** What an app needs, and codes that work once each. */
export type Factor = { secret: Buffer; recoveryCodes: string[] };
export type StoredFactor = Factor & { isProved: boolean; lastStep: number };

const purpose = 'second-factor';
const codes = 10;
// Letters and digits that no one takes for one another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The factor of an account; made now if there is none. Its recovery codes can be read until it is proved. */
export async function factorOf(world: World, account: string): Promise<StoredFactor> {
  const fresh = { secret: randomBytes(20), recoveryCodes: Array.from({ length: codes }, recoveryCode) };
  const row = { account_uuid: account, sealed: sealed(world, account, fresh), created_at: world.clock.now() };
  const { db } = world;
  await db
    .insertInto('second_factors')
    .values(row)
    .onConflict((same) => same.doNothing())
    .execute();
  const stored = db.selectFrom('second_factors').selectAll().where('account_uuid', '=', account);
  const { sealed: body, proved_at, last_step } = await stored.executeTakeFirstOrThrow();
  return { ...opened(world, account, body), isProved: proved_at !== null, lastStep: Number(last_step) };
}

/** Whether the account's app has once shown a right code. */
export async function hasFactor({ db }: Pick<World, 'db'>, account: string): Promise<boolean> {
  const rows = db.selectFrom('second_factors').select('account_uuid').where('account_uuid', '=', account);
  return (await rows.where('proved_at', 'is not', null).executeTakeFirst()) !== undefined;
}

/**
 * Takes the code of a time step, once: of many parallel callers one succeeds. The first one proves the factor, and of its recovery
 * codes only keyed hashes stay.
 */
export async function takeStep(world: World, account: string, step: number): Promise<boolean> {
  return world.db.transaction().execute(async (tx) => {
    const taken = await tx
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('account_uuid', '=', account)
      .where('last_step', '<', String(step))
      .returning(['sealed', 'proved_at'])
      .executeTakeFirst();
    if (taken?.proved_at === null) await prove(world, tx, account, opened(world, account, taken.sealed));
    return taken !== undefined;
  });
}

/** Spends a recovery code. */
export async function takeRecoveryCode(world: World, account: string, code: string): Promise<boolean> {
  const spent = await world.db
    .deleteFrom('recovery_codes')
    .where('account_uuid', '=', account)
    .where('code_hash', '=', hashed(world, account, code))
    .executeTakeFirst();
  return spent.numDeletedRows > 0n;
}

/** The next login sets up another one. @param db the database, or the transaction to forget it in */
export async function forgetFactor(db: Kysely<Tables>, account: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_uuid', '=', account).execute();
  await db.deleteFrom('second_factors').where('account_uuid', '=', account).execute();
}

async function prove(world: World, tx: Kysely<Tables>, account: string, { secret, recoveryCodes }: Factor) {
  const proved = {
    sealed: sealed(world, account, { secret, recoveryCodes: [] }),
    proved_at: world.clock.now(),
  };
  await tx.updateTable('second_factors').set(proved).where('account_uuid', '=', account).execute();
  const rows = recoveryCodes.map((code) => ({
    account_uuid: account,
    code_hash: hashed(world, account, code),
  }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}

// 50 bits: too many to guess within the tries that are counted.
function recoveryCode(): string {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `${part()}-${part()}`;
}

const hashed = ({ secrets }: World, account: string, code: string) =>
  blindIndex(secrets, 'recovery-code', `${account}\0${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

function sealed({ secrets }: World, account: string, { secret, recoveryCodes }: Factor): Buffer {
  const plain = JSON.stringify({ secret: secret.toString('base64'), recoveryCodes });
  return sealWithMaster(secrets, purpose, account, Buffer.from(plain));
}

function opened({ secrets }: World, account: string, body: Uint8Array): Factor {
  const plain = openWithMaster(secrets, purpose, account, body).toString('utf8');
  const { secret, recoveryCodes } = JSON.parse(plain) as { secret: string; recoveryCodes: string[] };
  return { secret: Buffer.from(secret, 'base64'), recoveryCodes };
}
