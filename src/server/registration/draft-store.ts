/**
 * A registration in progress: encrypted answers of a visitor without an account, found by a cookie that scripts cannot
 * read.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Consent } from '../application/application-scope.ts';
import { days, limitsOf } from '../facts/limits-of.ts';
import { createDataKey, openDataKey } from '../platform/crypto/data-key.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import { openJson, sealJson } from '../platform/crypto/json-box.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { World } from '../platform/world/world.ts';
import type { KnownPerson } from './known-person.ts';

export type GivenConsent = Consent & { at: number; ip: string; userAgent: string; page: string };

export type DraftBody = {
  entities: Record<string, JsonObject>;
  sealed: Record<string, string>;
  /** Typed and not yet submitted, by page. */
  typed: Record<string, JsonObject>;
  done: string[];
  stop?: string;
  consents: GivenConsent[];
  /** Documents that a consent asks for: when each was first opened, in milliseconds since 1970. */
  opened?: Record<string, number>;
  /** The account that began it while signed in: no other visitor of the browser finds it. */
  ownerUuid?: string;
  /** A broker filled this in: one page confirms it and makes the login. */
  invited?: boolean;
  /** The registration flow that it answers; the registration unless said. */
  flow?: string;
  /** What the address of the visit brought along, by its name in site.json (`entry`). */
  origin: Record<string, string>;
};

export type RegistrationDraft = {
  uuid: string;
  orgCode: string;
  key: Uint8Array;
  body: DraftBody;
  /** The signed-in borrower who applies. Never stored: the next visitor of this browser may be another person. */
  known?: KnownPerson | undefined;
};

const retryMs = 60 * 60 * 1000;

export const emptyBody = (): DraftBody => ({
  entities: {},
  sealed: {},
  typed: {},
  done: [],
  consents: [],
  origin: {},
});

export async function findDraft(
  world: World,
  orgCode: string,
  cookie: string | undefined,
): Promise<RegistrationDraft | undefined> {
  if (!cookie) return undefined;
  const row = await world.db
    .selectFrom('registration_drafts')
    .selectAll()
    .where('cookie_hash', '=', sha256(cookie))
    .where('org_code', '=', orgCode)
    .where('expires_at', '>', String(world.clock.now()))
    .where('application_uuid', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const key = openDataKey(world.secrets, row.uuid, row.wrapped_key);
  return { uuid: row.uuid, orgCode, key, body: openJson<DraftBody>(key, rowId(row.uuid), row.body) };
}

export async function createDraft(
  world: World,
  orgCode: string,
  body: DraftBody,
): Promise<{ draft: RegistrationDraft; cookie: string }> {
  const uuid = randomUUID();
  const cookie = randomBytes(32).toString('base64url');
  const now = world.clock.now();
  const { key, wrapped } = createDataKey(world.secrets, uuid);
  await world.db
    .insertInto('registration_drafts')
    .values({
      uuid,
      org_code: orgCode,
      cookie_hash: sha256(cookie),
      wrapped_key: wrapped,
      body: sealJson(key, rowId(uuid), body),
      created_at: now,
      expires_at: now + days(limitsOf(world, orgCode).registration.draftDays),
    })
    .execute();
  return { draft: { uuid, orgCode, key, body }, cookie };
}

export async function saveDraft(db: Kysely<Tables>, { uuid, key, body }: RegistrationDraft): Promise<void> {
  const sealed = sealJson(key, rowId(uuid), body);
  await db.updateTable('registration_drafts').set({ body: sealed }).where('uuid', '=', uuid).execute();
}

/** True for the one caller that ended it: at most one account comes from a draft. */
export async function endDraft(
  db: Kysely<Tables>,
  uuid: string,
  applicationUuid: string,
  now: number,
): Promise<boolean> {
  const result = await db
    .updateTable('registration_drafts')
    .set({ application_uuid: applicationUuid, expires_at: now + retryMs })
    .where('uuid', '=', uuid)
    .where('application_uuid', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The application that came from this browser's draft, for as long as the browser may ask again. */
export async function findEnded(world: World, orgCode: string, cookie: string | undefined) {
  if (!cookie) return undefined;
  return world.db
    .selectFrom('registration_drafts')
    .innerJoin('applications', 'applications.uuid', 'registration_drafts.application_uuid')
    .innerJoin('accounts', 'accounts.uuid', 'applications.owner_uuid')
    .select([
      'applications.uuid as applicationUuid',
      'accounts.uuid as accountUuid',
      'accounts.password_hash',
    ])
    .where('cookie_hash', '=', sha256(cookie))
    .where('registration_drafts.org_code', '=', orgCode)
    .where('registration_drafts.expires_at', '>', String(world.clock.now()))
    .executeTakeFirst();
}

const rowId = (uuid: string) => `${uuid}/registration`;
