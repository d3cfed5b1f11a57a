/** Six digits that prove an email address or phone, for some minutes and some tries, as limits.json says. */
import { randomInt, randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { limitsOf, minutes, seconds } from '../facts/limits-of.ts';
import { blindIndex, sameDigest } from '../platform/crypto/digest.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { type Said, says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';

export type CodeTarget = { channel: 'EMAIL' | 'SMS'; to: string; orgCode: string };

/** The sandbox's code that is always right; its counterpart 111111 is simply wrong. */
const sandboxCode = '000000';

/** How long a code works, in milliseconds. */
export function codeLifetimeMs(world: World, orgCode: string): number {
  return minutes(limitsOf(world, orgCode).login.codeMinutes);
}

/**
 * Makes a code to be sent. Neither knows nor tells whether an account exists. Refuses with 429 when the last one is
 * fresh or being made: of many parallel requests, one is sent.
 */
export function makeCode(world: World, target: CodeTarget): Promise<string> {
  const now = world.clock.now();
  const againMs = seconds(limitsOf(world, target.orgCode).login.codeAgainSeconds);
  return world.db.transaction().execute(async (tx) => {
    if (!(await isAlone(tx, targetIndex(world, target)))) throw tooSoon(againMs);
    const latest = await latestCode(world, target, tx);
    const waitMs = latest ? Number(latest.created_at) + againMs - now : 0;
    if (waitMs > 0) throw tooSoon(waitMs);
    return storeCode(world, target, tx);
  });
}

/**
 * Refuses a wrong code and says how many tries are left. Counts first and compares after, so that parallel guesses all
 * count.
 */
export async function checkCode(
  world: World,
  target: CodeTarget,
  code: string,
  field = 'code',
): Promise<void> {
  const wrong = (said: Said) => refuseField(field, said, { security: { event: 'code-refused' } });
  if (world.mode === 'sandbox' && code === sandboxCode) return;
  const { codeTries } = limitsOf(world, target.orgCode).login;
  const now = world.clock.now();
  if (world.mode === 'sandbox' && !(await liveCode(world, target, now))) await storeCode(world, target);
  const latest = await liveCode(world, target, now);
  if (!latest) throw wrong(says('code.expired'));
  const counted = await world.db
    .updateTable('otps')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('uuid', '=', latest.uuid)
    .where('tries', '<', codeTries)
    .returning('tries')
    .executeTakeFirst();
  if (!counted) throw wrong(says('code.tooMany'));
  if (sameDigest(latest.code_hash, codeHash(world, target, code))) return;
  const left = codeTries - counted.tries;
  throw wrong(left > 0 ? says('code.wrong', { left }) : says('code.tooMany'));
}

/** A used code does not work again, and neither does any other code on its way to the same place. */
export async function spendCodes(world: World, target: CodeTarget, db = world.db): Promise<bigint> {
  const { numUpdatedRows } = await db
    .updateTable('otps')
    .set({ used: true })
    .where('org_code', '=', target.orgCode)
    .where('target_index', '=', targetIndex(world, target))
    .where('used', '=', false)
    .executeTakeFirst();
  return numUpdatedRows;
}

/**
 * The same for the one caller that acts on the code, in the transaction of that act: of many parallel callers with the
 * right code, all others are refused. Call it after `checkCode`.
 */
export async function takeCode(
  world: World,
  target: CodeTarget,
  { code, field = 'code', db = world.db }: { code: string; field?: string; db?: Kysely<Tables> },
): Promise<void> {
  const spent = await spendCodes(world, target, db);
  if (spent > 0n || (world.mode === 'sandbox' && code === sandboxCode)) return;
  throw refuseField(field, says('code.used'), { security: { event: 'code-refused' } });
}

// Held until the transaction ends. A caller that does not get it need not wait: a code is on its way.
async function isAlone(tx: Kysely<Tables>, index: string): Promise<boolean> {
  const result = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`otp/${index}`}, 0)) as mine`.execute(tx);
  return result.rows[0]?.mine === true;
}

async function storeCode(world: World, target: CodeTarget, db = world.db): Promise<string> {
  const now = world.clock.now();
  const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
  await db
    .insertInto('otps')
    .values({
      uuid: randomUUID(),
      org_code: target.orgCode,
      target_index: targetIndex(world, target),
      code_hash: codeHash(world, target, code),
      created_at: now,
      expires_at: now + codeLifetimeMs(world, target.orgCode),
    })
    .execute();
  return code;
}

async function liveCode(world: World, target: CodeTarget, now: number) {
  const latest = await latestCode(world, target);
  return latest && !latest.used && Number(latest.expires_at) > now ? latest : undefined;
}

function latestCode(
  world: World,
  target: CodeTarget,
  db = world.db,
): Promise<Selectable<Tables['otps']> | undefined> {
  return db
    .selectFrom('otps')
    .selectAll()
    .where('org_code', '=', target.orgCode)
    .where('target_index', '=', targetIndex(world, target))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const targetIndex = (world: World, { channel, to }: CodeTarget) =>
  blindIndex(world.secrets, `otp/${channel}`, to.toLowerCase());

const codeHash = (world: World, { to, orgCode }: CodeTarget, code: string) =>
  blindIndex(world.secrets, 'otp-code', `${orgCode}\0${to.toLowerCase()}\0${code}`);

function tooSoon(waitMs: number) {
  const seconds = Math.ceil(waitMs / 1000);
  return new Refusal(429, [says('code.wait', { seconds })], {
    headers: { 'retry-after': String(seconds) },
  });
}
