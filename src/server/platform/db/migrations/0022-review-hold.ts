/** Who works on a review of the operations desk, and since when, so that two reviewers do not do one task. */
import { type Kysely, type Migration, sql } from 'kysely';

export const reviewHold0022: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        'alter table reviews add column held_by uuid references accounts (uuid), add column held_at bigint',
      )
      .execute(db);
  },
};
