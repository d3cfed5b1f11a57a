/**
 * A co-owner's part in an application is an application of its own: it names the one that it is a part of, and the
 * invitation that opened it, which opens no second one.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const parts0033: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table applications
      add column parent_uuid uuid references applications (uuid), add column signer_uuid uuid unique,
      add constraint part_of_both check ((parent_uuid is null) = (signer_uuid is null))`.execute(db);
    await sql`create index applications_parent on applications (parent_uuid)`.execute(db);
  },
};
