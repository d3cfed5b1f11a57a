/**
 * What a release leaves behind for the others on its database: the oldest that still serves it, and the mark of the files'
 * folder, which every process must find there.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const releases0067: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        `create table releases (
           only_row boolean primary key default true check (only_row),
           serves_since text not null,
           files_mark uuid
         )`,
      )
      .execute(db);
    await sql.raw(`insert into releases (serves_since) values ('0067-releases')`).execute(db);
  },
};
