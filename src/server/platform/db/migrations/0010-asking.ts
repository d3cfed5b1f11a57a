/**
 * While a submission asks an outside party, outside of its transaction, the application is marked, so that no other
 * submission asks too.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const asking0010: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table applications add column asking_until bigint`.execute(db);
  },
};
