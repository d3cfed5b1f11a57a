/** Does a thing once per key: stores the answer in the transaction that did it, and repeats it for the same key. */

import { createHmac } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { openJson, sealJson } from '../platform/crypto/json-box.ts';
import type { Tables } from '../platform/db/tables.ts';
import { CallError } from '../platform/errors/call-error.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';

export type Once = {
  /** The Idempotency-Key header. */
  key: unknown;
  /** Who asks and where: an equal key of another account is another key. */
  scope: string;
  /** The request's body: the same key with other content is a mistake. */
  request: unknown;
  /** Encrypts the stored answer. */
  dataKey: Uint8Array;
  /** Milliseconds since 1970. */
  now: number;
};

/** Reads the header: 400 when missing or not 1–255 printable characters. */
export function readKey(header: unknown): string {
  if (typeof header === 'string' && /^[\x21-\x7e]{1,255}$/.test(header)) return header;
  throw new CallError(400, 'Send an Idempotency-Key header of 1 to 255 characters.');
}

export async function idempotently<T>(
  tx: Transaction<Tables>,
  { key: header, scope, request, dataKey, now }: Once,
  work: () => Promise<T>,
): Promise<T> {
  const key = readKey(header);
  // Keyed: a request may hold a number that is short enough to be guessed from a plain hash.
  const requestHash = createHmac('sha256', dataKey).update(JSON.stringify(request)).digest('hex');
  const rowId = `${scope}/${key}`;
  const earlier = await find(tx, scope, key);
  if (earlier && earlier.request_hash !== requestHash)
    throw new CallError(422, 'This Idempotency-Key was used for a different request.');
  if (earlier) return openJson<T>(dataKey, rowId, earlier.response);
  const answer = await work();
  await tx
    .insertInto('idempotency')
    .values({
      scope,
      key,
      request_hash: requestHash,
      status: 200,
      response: sealJson(dataKey, rowId, answer),
      created_at: now,
    })
    .execute();
  return answer;
}

/** Refuses with 409 while the first request of this key is still at work. Held until the transaction ends. */
export async function claimKey(tx: Transaction<Tables>, scope: string, header: unknown): Promise<void> {
  const name = `${scope}/${readKey(header)}`;
  const result = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mine`.execute(tx);
  if (!result.rows[0]?.mine) throw new Refusal(409, [says('request.working')]);
}

function find(tx: Kysely<Tables>, scope: string, key: string) {
  return tx
    .selectFrom('idempotency')
    .select(['request_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}
