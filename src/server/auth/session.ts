/** Signed-in sessions: a row that can be revoked, a cookie that scripts cannot read, a token that names both. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { tellOthers } from '../platform/broadcasts/tell-others.ts';
import { sameDigest, sha256 } from '../platform/crypto/digest.ts';
import type { SigningKeys } from '../platform/crypto/signing-keys.ts';
import { builtOnce } from '../platform/db/built-once.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { accountTopic } from './account-topic.ts';
import { readToken, signToken } from './token.ts';

export type Account = { uuid: string; orgCode: string };
export type Session = {
  uuid: string;
  account: Account;
  bound: string;
  issuedAt: number;
  /** Good for choosing a new password and for nothing else. */
  limited: boolean;
  /** Waits for the second factor, and opens nothing before it. */
  factorDue: boolean;
};
/** An application of the session's account, and how often it was written to. */
export type Owned = { uuid: string; revision: string };
export type Found = { session: Session; owned: Owned | undefined };
/** `mark` stays in the browser after the session: it says that the owner has used it. */
export type NewSession = { uuid: string; jwt: string; cookie: string; mark: string; account: string };
/**
 * `device` is what the owner will know the session by; `limited` as in `Session`; `factorPassed` where the second factor has been shown
 * just now.
 */
export type Opening = { device?: string; limited?: boolean; factorPassed?: boolean };

/** The kind of account whose login takes a second factor. */
export const staffKind = 'AGENT';

const absoluteLifetimeMs = 12 * 60 * 60 * 1000;
/** How long a browser is known after a login: as long as the row of an old session is kept. */
export const markLifetimeMs = 30 * 24 * 60 * 60 * 1000;
const renewAfterMs = 5 * 60 * 1000;
// Two minutes before a token ends the page asks whether the borrower is still there; a yes brings a fresh token.
const askedBeforeMs = 2 * 60 * 1000;

/** Starts a session, at most as far as the second factor where the account takes one. Refuses with 401 for a closed login. @param now milliseconds since 1970 */
export async function startSession(
  db: Kysely<Tables>,
  keys: SigningKeys,
  account: Account,
  now: number,
  { factorPassed = false, ...opening }: Opening = {},
): Promise<NewSession> {
  const holder = db.selectFrom('accounts').select(['kind', 'disabled_at']).where('uuid', '=', account.uuid);
  const { kind, disabled_at } = await holder.executeTakeFirstOrThrow();
  if (disabled_at !== null) throw closedLogin(account.uuid);
  const cookie = randomBytes(32).toString('base64url');
  const uuid = randomUUID();
  const bound = sha256(cookie);
  const mark = randomBytes(32).toString('base64url');
  const row = { uuid, account_uuid: account.uuid, cookie_hash: bound, created_at: now, ...opening };
  await db
    .insertInto('sessions')
    .values({
      ...row,
      known_hash: sha256(mark),
      expires_at: now + absoluteLifetimeMs,
      factor_due: kind === staffKind && !factorPassed,
    })
    .execute();
  const jwt = await signToken(keys, { sub: account.uuid, sid: uuid, org: account.orgCode, bound }, now);
  return { uuid, jwt, cookie, mark, account: account.uuid };
}

// In the words of a wrong password: a stranger does not learn that there was a login.
const closedLogin = (account: string) =>
  new Refusal(401, [says('account.wrong')], {
    security: { event: 'login-refused', note: { account, reason: 'disabled' } },
  });

/** What a request presents: its token, its cookie, and the application that it names. */
export type Shown = { token: string; cookies: readonly string[]; application?: string | undefined };

/**
 * The live session of a token and its cookie; undefined when either is missing, foreign, expired or revoked. The same
 * query finds the application, if it belongs to the account at the account's lender.
 */
export async function findSession(
  db: Kysely<Tables>,
  keys: SigningKeys,
  { token, cookies, application }: Shown,
  now: number,
): Promise<Found | undefined> {
  const claims = await readToken(keys, token, now);
  if (!claims || !cookies.some((cookie) => sameDigest(claims.bound, sha256(cookie)))) return undefined;
  const [row] = await sessionRows(db, { sid: claims.sid, org: claims.org, application: application ?? null });
  const isLive = row && row.revoked_at === null && row.disabled_at === null && Number(row.expires_at) > now;
  if (!isLive || row.account_uuid !== claims.sub || row.cookie_hash !== claims.bound) return undefined;
  const account = { uuid: claims.sub, orgCode: claims.org };
  const { owned, revision, limited, factor_due: factorDue } = row;
  const { sid: uuid, bound, issuedAt } = claims;
  const session = { uuid, account, bound, issuedAt, limited, factorDue };
  return { session, owned: owned && revision ? { uuid: owned, revision } : undefined };
}

const sessionRows = builtOnce(['sid', 'org', 'application'], (db, { sid, org, application }) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.uuid', 'sessions.account_uuid')
    .leftJoin('applications', (join) =>
      join
        .on('applications.uuid', '=', application)
        .onRef('applications.owner_uuid', '=', 'sessions.account_uuid')
        .on('applications.org_code', '=', org),
    )
    .select(['account_uuid', 'cookie_hash', 'expires_at', 'revoked_at'])
    .select(['limited', 'factor_due', 'disabled_at'])
    .select(['applications.uuid as owned', 'applications.revision'])
    .where('sessions.uuid', '=', sid),
);

/** A fresh token for a session whose token is older than five minutes, or about to end. */
export async function renewedToken(
  keys: SigningKeys,
  session: Session,
  now: number,
): Promise<string | undefined> {
  const renewAfter = Math.min(renewAfterMs, keys.tokenSeconds * 1000 - askedBeforeMs);
  if (now - session.issuedAt < renewAfter) return undefined;
  const { account, uuid, bound } = session;
  return signToken(keys, { sub: account.uuid, sid: uuid, org: account.orgCode, bound }, now);
}

/** Whether a session that was live still is: it was not revoked, its time is not over, and its login was not closed. */
export async function isSessionLive(
  db: Kysely<Tables>,
  { uuid }: Pick<Session, 'uuid'>,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.uuid', 'sessions.account_uuid')
    .select('sessions.uuid')
    .where('sessions.uuid', '=', uuid)
    .where('revoked_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('expires_at', '>', String(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends this session. Takes effect with the next request; connections of other servers are told. */
export async function endSession(
  db: Kysely<Tables>,
  session: Pick<Session, 'uuid'>,
  now: number,
): Promise<void> {
  const ended = await revoke(db, now).where('uuid', '=', session.uuid).returning('account_uuid').execute();
  for (const { account_uuid } of ended) await tellOthers(db, accountTopic(account_uuid));
}

/** Ends every session of the account but the one to `keep`. */
export async function endOtherSessions(
  db: Kysely<Tables>,
  accountUuid: string,
  now: number,
  keep?: string,
): Promise<void> {
  const others = revoke(db, now).where('account_uuid', '=', accountUuid);
  await (keep === undefined ? others : others.where('uuid', '!=', keep)).execute();
  await tellOthers(db, accountTopic(accountUuid));
}

const revoke = (db: Kysely<Tables>, now: number) =>
  db.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null);
