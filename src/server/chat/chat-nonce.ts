/** The short proof of who a signed-in borrower is: their browser shows it when it begins a chat, so the desk sees that they are the borrower. */
import { randomBytes } from 'node:crypto';
import { limitsOf, minutes } from '../facts/limits-of.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import type { World } from '../platform/world/world.ts';

type Owner = { uuid: string; orgCode: string };

/** Whether the lender wants it at all. */
export const provesBorrowers = ({ content }: Pick<World, 'content'>, orgCode: string): boolean =>
  content.orgs[orgCode]?.org.chat?.authentication === true;

export async function giveNonce(world: World, { uuid, orgCode }: Owner): Promise<string> {
  const nonce = randomBytes(24).toString('base64url');
  const row = { hash: sha256(nonce), account_uuid: uuid, expires_at: endOf(world, orgCode) };
  await world.db.insertInto('chat_nonces').values(row).execute();
  return nonce;
}

/** Makes it last longer; answers whether it was the account's and not over. */
export async function renewNonce(world: World, { uuid, orgCode }: Owner, nonce: string): Promise<boolean> {
  const renewed = await world.db
    .updateTable('chat_nonces')
    .set({ expires_at: endOf(world, orgCode) })
    .where('hash', '=', sha256(nonce))
    .where('account_uuid', '=', uuid)
    .where('expires_at', '>', String(world.clock.now()))
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n;
}

/** Whether the nonce proves the account. */
export async function isProved({ db, clock }: World, account: string, nonce: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_nonces')
    .select('hash')
    .where('hash', '=', sha256(nonce))
    .where('account_uuid', '=', account)
    .where('expires_at', '>', String(clock.now()))
    .executeTakeFirst();
  return row !== undefined;
}

const endOf = (world: World, orgCode: string) =>
  world.clock.now() + minutes(limitsOf(world, orgCode).chat.nonceMinutes);
