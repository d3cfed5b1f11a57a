/**
 * A browser in which an owner has logged in carries a mark. The mark opens nothing: it says that the visitor is
 * probably the owner, so that strangers' tries do not count against them (FINDING-D7).
 */

import { sha256 } from '../platform/crypto/digest.ts';
import { emailIndex } from '../platform/crypto/email-index.ts';
import type { World } from '../platform/world/world.ts';

/** A browser may be used by several people: so many of its marks are kept, the newest first. */
const mostMarks = 6;

export type Asker = {
  /** Where the request comes from. */
  ip: string;
  /** What its browser shows, newest first. */
  marks: readonly string[];
};

/**
 * The mark's hash, when this browser has logged in to the account of this address. An address without an account costs
 * the same work.
 */
export async function knownBrowser(
  world: World,
  orgCode: string,
  email: string,
  { marks }: Asker,
): Promise<string | undefined> {
  const hashes = ['', ...marks.slice(0, mostMarks).map(sha256)];
  const row = await world.db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.uuid', 'sessions.account_uuid')
    .select('known_hash')
    .where('known_hash', 'in', hashes)
    .where('known_hash', '!=', '')
    .where('accounts.org_code', '=', orgCode)
    .where('email_index', '=', emailIndex(world, orgCode, email))
    .limit(1)
    .executeTakeFirst();
  return row?.known_hash;
}

/** The marks with a new one before them, as the cookie holds them. */
export const withMark = (mark: string, marks: readonly string[]): string =>
  [mark, ...marks].slice(0, mostMarks).join('.');

/** The marks of a cookie, however it was tampered with. */
export function readMarks(cookie = ''): string[] {
  const marks = cookie.split('.').slice(0, mostMarks);
  return marks.filter((mark) => /^[\w-]{43}$/.test(mark));
}
