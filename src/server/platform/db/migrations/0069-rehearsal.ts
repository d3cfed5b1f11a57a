/** Whether sample companies answered here, or real ones: loans and samples never share a database. */
import { type Kysely, type Migration, sql } from 'kysely';

export const rehearsal0069: Migration = {
  async up(db: Kysely<never>) {
    await sql.raw('alter table releases add column answered_by text').execute(db);
  },
};
