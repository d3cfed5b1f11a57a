/** The trail of an application: each row is chained to the one before by its hash. Holds no answers. */
import type { Kysely } from 'kysely';
import { sha256 } from '../crypto/digest.ts';
import type { JsonObject } from '../db/tables/column.ts';
import type { Tables } from '../db/tables.ts';

export type AuditEvent = {
  applicationUuid: string;
  at: number;
  actor: string;
  event: string;
  detail: JsonObject;
};

const genesis = '0'.repeat(64);

/** Call it under the application's row lock: two writers would claim the same sequence number. */
export async function appendAudit(db: Kysely<Tables>, entry: AuditEvent): Promise<void> {
  const last = await lastRow(db, entry.applicationUuid);
  const sequence = (last?.sequence ?? 0) + 1;
  const previousHash = last?.hash ?? genesis;
  const hash = chainHash(entry, sequence, previousHash);
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

/** The sequence number of the first row that was changed, moved or removed; undefined when the trail is whole. */
export async function firstBroken(db: Kysely<Tables>, applicationUuid: string): Promise<number | undefined> {
  const query = db.selectFrom('audit').selectAll().where('application_uuid', '=', applicationUuid);
  const rows = await query.orderBy('sequence').execute();
  let previous = genesis;
  for (const [index, row] of rows.entries()) {
    const entry = {
      applicationUuid,
      at: Number(row.at),
      actor: row.actor,
      event: row.event,
      detail: row.detail,
    };
    const expected = chainHash(entry, index + 1, previous);
    if (row.sequence !== index + 1 || row.previous_hash !== previous || row.hash !== expected)
      return index + 1;
    previous = row.hash;
  }
  return undefined;
}

function lastRow(db: Kysely<Tables>, applicationUuid: string) {
  return db
    .selectFrom('audit')
    .select(['sequence', 'hash'])
    .where('application_uuid', '=', applicationUuid)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function chainHash(
  { applicationUuid, at, actor, event, detail }: AuditEvent,
  sequence: number,
  previous: string,
) {
  return sha256(JSON.stringify([previous, applicationUuid, sequence, at, actor, event, sorted(detail)]));
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
