/**
 * What says that an application was erased is vouched for by the keys: whoever only writes to the database cannot say it of a trail that they took away.
 * The trails that were written to last are looked for each minute.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const erasuresKeyed0066: Migration = {
  async up(db: Kysely<never>) {
    await sql.raw('alter table erasures add column mac text').execute(db);
    await sql.raw('create index audit_at on audit (at)').execute(db);
  },
};
