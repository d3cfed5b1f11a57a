/** When a server last swept: of many on one database, one does it in an hour. */
import { type Kysely, type Migration, sql } from 'kysely';

export const swept0071: Migration = {
  async up(db: Kysely<never>) {
    await sql.raw('alter table releases add column swept_at bigint').execute(db);
  },
};
