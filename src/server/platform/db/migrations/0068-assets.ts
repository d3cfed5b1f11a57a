/** Files of the web app that every build on this database brought: a page of one release finds its parts at a server of another. */
import { type Kysely, type Migration, sql } from 'kysely';

export const assets0068: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        `create table assets (
           path text primary key, bytes bytea not null, mac text not null, brought_at bigint not null
         )`,
      )
      .execute(db);
  },
};
