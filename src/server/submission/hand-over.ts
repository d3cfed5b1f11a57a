/**
 * A hand-over: one page's file fields, opened on a phone by a link with a random token. The token works for
 * some minutes, for those fields of that application only, and ends when it is revoked, replaced or used up.
 */

import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { ApplicationScope } from '../application/application-scope.ts';
import { limitsOf, minutes } from '../facts/limits-of.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';

export type HandOver = Selectable<Tables['hand_overs']>;
/** With the flow of its application, whose page it is about. */
export type OpenHandOver = HandOver & { flow_id: string };

/** Makes a new link and ends every older one of the application. The token itself is stored nowhere. */
export async function openHandOver(
  scope: ApplicationScope,
  page: string,
  fields: readonly string[],
): Promise<{ token: string; expiresAt: number }> {
  await endHandOvers(scope);
  const token = randomBytes(24).toString('base64url');
  const expiresAt =
    scope.now + minutes(limitsOf(scope.world, scope.application.orgCode).handOver.linkMinutes);
  await scope.tx
    .insertInto('hand_overs')
    .values({
      token_hash: sha256(token),
      org_code: scope.application.orgCode,
      application_uuid: scope.application.uuid,
      page,
      fields: JSON.stringify(fields),
      files: '[]',
      state: 'WAITING',
      created_at: scope.now,
      expires_at: expiresAt,
    })
    .execute();
  await scope.audit('hand-over-opened', { page, fields: [...fields] });
  return { token, expiresAt };
}

/** Ends every link of the application that still works. */
export async function endHandOvers({ tx, application }: ApplicationScope): Promise<void> {
  await working(tx).where('application_uuid', '=', application.uuid).execute();
}

/** The borrower submitted the page: its link ends. */
export async function endHandOverOf({ tx, application }: ApplicationScope, page: string): Promise<void> {
  await working(tx).where('application_uuid', '=', application.uuid).where('page', '=', page).execute();
}

/** A logout ends the links as well. */
export async function endHandOversOfAccount(db: Kysely<Tables>, accountUuid: string): Promise<void> {
  await working(db)
    .where('application_uuid', 'in', (query) =>
      query.selectFrom('applications').select('uuid').where('owner_uuid', '=', accountUuid),
    )
    .execute();
}

const working = (db: Kysely<Tables>) =>
  db.updateTable('hand_overs').set({ state: 'REVOKED' }).where('state', 'in', ['WAITING', 'OPENED']);

/** The newest link of the application, live or not. */
export function latestHandOver({ tx, application }: ApplicationScope): Promise<HandOver | undefined> {
  return tx
    .selectFrom('hand_overs')
    .selectAll()
    .where('application_uuid', '=', application.uuid)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Finds the link of a token. Refuses unknown, foreign, expired, revoked and used-up tokens in the same words. */
export async function findHandOver(
  { db, clock }: World,
  orgCode: string,
  token: string,
): Promise<OpenHandOver> {
  const row = await db
    .selectFrom('hand_overs')
    .innerJoin('applications', 'applications.uuid', 'hand_overs.application_uuid')
    .selectAll('hand_overs')
    .select('applications.flow_id')
    .where('hand_overs.token_hash', '=', sha256(token))
    .where('hand_overs.org_code', '=', orgCode)
    .executeTakeFirst();
  const works = row && ['WAITING', 'OPENED'].includes(row.state) && Number(row.expires_at) > clock.now();
  if (!works) throw new Refusal(404, [says('phone.deadLink')]);
  return row;
}
