/**
 * The trail of an application: each row is chained to the one before by a hash that only the holder of the keys can make. Rows from before there
 * was a key have a plain one; once a keyed row stands, no plain one follows. Holds no answers.
 */
import type { Kysely } from 'kysely';
import { blindIndex, sha256 } from '../platform/crypto/digest.ts';
import type { Secrets } from '../platform/crypto/secrets.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import type { Tables } from '../platform/db/tables.ts';

export type AuditEvent = {
  applicationUuid: string;
  at: number;
  actor: string;
  event: string;
  detail: JsonObject;
};

const genesis = '0'.repeat(64);

/** What every keyed hash begins with. */
const keyed = 'k1:';

/** Call it under the application's row lock: two writers would claim the same sequence number. */
export async function appendAudit(db: Kysely<Tables>, secrets: Secrets, entry: AuditEvent): Promise<void> {
  const last = await lastRow(db, entry.applicationUuid);
  const sequence = (last?.sequence ?? 0) + 1;
  const previousHash = last?.hash ?? genesis;
  const hash = keyedHash(secrets, chained(entry, sequence, previousHash));
  const { applicationUuid, at, actor, event, detail } = entry;
  await db
    .insertInto('audit')
    .values({
      application_uuid: applicationUuid,
      sequence,
      at,
      actor,
      event,
      detail: JSON.stringify(detail),
      previous_hash: previousHash,
      hash,
    })
    .execute();
}

/** What a trail's check needs: the keys, and since when every row has a keyed hash (milliseconds since 1970). */
export type TrailKeys = { secrets: Secrets; keyedSince: number };

/** The sequence number of the first row that was changed, moved, removed or written without the keys; undefined when the trail is whole. */
export async function firstBroken(
  db: Kysely<Tables>,
  applicationUuid: string,
  { secrets, keyedSince }: TrailKeys,
): Promise<number | undefined> {
  const query = db.selectFrom('audit').selectAll().where('application_uuid', '=', applicationUuid);
  const rows = await query.orderBy('sequence').execute();
  let previous = genesis;
  let mustBeKeyed = false;
  for (const [index, row] of rows.entries()) {
    const entry = { applicationUuid, ...row, at: Number(row.at) };
    const text = chained(entry, index + 1, previous);
    mustBeKeyed ||= row.hash.startsWith(keyed) || entry.at >= keyedSince;
    const expected = mustBeKeyed ? keyedHash(secrets, text) : sha256(text);
    if (row.sequence !== index + 1 || row.previous_hash !== previous || row.hash !== expected)
      return index + 1;
    previous = row.hash;
  }
  return undefined;
}

const keyedHash = (secrets: Secrets, text: string) => `${keyed}${blindIndex(secrets, 'trail', text)}`;

function lastRow(db: Kysely<Tables>, applicationUuid: string) {
  return db
    .selectFrom('audit')
    .select(['sequence', 'hash'])
    .where('application_uuid', '=', applicationUuid)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function chained(
  { applicationUuid, at, actor, event, detail }: AuditEvent,
  sequence: number,
  previous: string,
): string {
  return JSON.stringify([previous, applicationUuid, sequence, at, actor, event, sorted(detail)]);
}

// PostgreSQL reorders the keys of jsonb, so the hash must not depend on their order.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
