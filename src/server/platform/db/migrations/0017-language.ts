/** The language that a borrower chose: of an application, for what is written later; of a consent, for its record. */
import { type Kysely, type Migration, sql } from 'kysely';

export const language0017: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table applications add column language text`.execute(db);
    await sql`alter table consents add column language text`.execute(db);
  },
};
