/** Six digits that prove an e-mail address or phone: ten minutes, five tries, a new one at most every thirty seconds. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { blindIndex, sameDigest } from '../crypto/digest.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../errors/refusal.ts';
import type { World } from '../world.ts';

export type CodeTarget = { channel: 'EMAIL' | 'SMS'; to: string; orgCode: string };

const resendMs = 30 * 1000;
const mostTries = 5;
/** The sandbox's code that is always right; its counterpart 111111 is simply wrong. */
const sandboxCode = '000000';

/** How long a code works, in milliseconds. */
export const codeLifetimeMs = 10 * 60 * 1000;

/** Makes a code to be sent. It neither knows nor tells whether an account exists. Refuses with 429 when the last one is fresh. */
export async function makeCode(world: World, target: CodeTarget): Promise<string> {
  const now = world.clock.now();
  const latest = await latestCode(world, target);
  if (latest && now - Number(latest.created_at) < resendMs) throw tooSoon(latest, now);
  return storeCode(world, target);
}

/** Refuses a wrong code with what is left of the tries. Count first, compare after: parallel guesses all count. */
export async function checkCode(
  world: World,
  target: CodeTarget,
  code: string,
  field = 'code',
): Promise<void> {
  const wrong = (message: string) => new Refusal(422, [message], { fields: { [`/${field}`]: message } });
  if (world.mode === 'sandbox' && code === sandboxCode) return;
  const now = world.clock.now();
  if (world.mode === 'sandbox' && !(await liveCode(world, target, now))) await storeCode(world, target);
  const latest = await liveCode(world, target, now);
  if (!latest) throw wrong('This code has expired. Ask for a new one.');
  const counted = await world.db
    .updateTable('otps')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('uuid', '=', latest.uuid)
    .where('tries', '<', mostTries)
    .returning('tries')
    .executeTakeFirst();
  if (!counted) throw wrong('This code was tried too often. Ask for a new one.');
  if (sameDigest(latest.code_hash, codeHash(world, target, code))) return;
  const left = mostTries - counted.tries;
  throw wrong(`That code is not right. ${left} ${left === 1 ? 'try' : 'tries'} left`);
}

/** A code that did its work does not work again. */
export async function spendCodes(world: World, target: CodeTarget, db = world.db): Promise<void> {
  await db
    .updateTable('otps')
    .set({ used: true })
    .where('org_code', '=', target.orgCode)
    .where('target_index', '=', targetIndex(world, target))
    .execute();
}

async function storeCode(world: World, target: CodeTarget): Promise<string> {
  const now = world.clock.now();
  const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
  await world.db
    .insertInto('otps')
    .values({
      uuid: randomUUID(),
      org_code: target.orgCode,
      target_index: targetIndex(world, target),
      code_hash: codeHash(world, target, code),
      created_at: now,
      expires_at: now + codeLifetimeMs,
    })
    .execute();
  return code;
}

async function liveCode(world: World, target: CodeTarget, now: number) {
  const latest = await latestCode(world, target);
  return latest && !latest.used && Number(latest.expires_at) > now ? latest : undefined;
}

function latestCode(world: World, target: CodeTarget): Promise<Selectable<Tables['otps']> | undefined> {
  return world.db
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

function tooSoon(latest: Selectable<Tables['otps']>, now: number) {
  const seconds = Math.ceil((Number(latest.created_at) + resendMs - now) / 1000);
  return new Refusal(429, [`Please wait ${seconds} seconds before asking for another code.`], {
    headers: { 'retry-after': String(seconds) },
  });
}
