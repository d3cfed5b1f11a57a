/** A consent remembers when the document was opened that shows that electronic documents can be read (15 U.S.C. 7001(c)). */
import { type Kysely, type Migration, sql } from 'kysely';

export const consentOpened0007: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table consents add column opened_at bigint`.execute(db);
  },
};
