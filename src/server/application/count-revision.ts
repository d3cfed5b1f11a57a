/** Locks an application's row and counts one more revision: every writer does both in one statement, so none can forget. */
import type { Transaction, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** What was remembered of an application is good as long as its revision stands. Nobody else writes until the transaction ends. */
export function countRevision(
  tx: Transaction<Tables>,
  uuid: string,
): UpdateQueryBuilder<Tables, 'applications', 'applications', UpdateResult> {
  return tx
    .updateTable('applications')
    .set((row) => ({ revision: row('revision', '+', '1') }))
    .where('uuid', '=', uuid);
}
