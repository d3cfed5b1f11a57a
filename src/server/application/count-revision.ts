/** Locks an application's row and counts its revision in one statement, so no writer can forget either. */
import type { Transaction, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

/**
 * Anything remembered of an application is valid as long as its revision stands. No other writer gets in until the
 * transaction ends.
 */
export function countRevision(
  tx: Transaction<Tables>,
  uuid: string,
): UpdateQueryBuilder<Tables, 'applications', 'applications', UpdateResult> {
  return tx
    .updateTable('applications')
    .set((row) => ({ revision: row('revision', '+', '1') }))
    .where('uuid', '=', uuid);
}
