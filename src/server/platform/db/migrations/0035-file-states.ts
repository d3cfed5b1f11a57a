/**
 * What became of an uploaded file: whether the scanner has looked at it, where it stands with the reviewers, when the
 * lender first opened it, and where its previews lie.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const fileStates0035: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        `alter table files add column state text not null default 'CLEAN', add column standing text, add column reason text,
         add column seen_at bigint, add column preview uuid, add column thumbnail uuid`,
      )
      .execute(db);
  },
};
