/** The content that servers of this database served, so that each of them can serve an application the content it began with. */
import { type Kysely, type Migration, sql } from 'kysely';

export const contents0072: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        `create table contents (
           digest text primary key, files bytea not null, mac text not null, kept_at bigint not null
         )`,
      )
      .execute(db);
    await sql
      .raw(
        `create table served_contents (
           org_code text not null, hash text not null, language text not null, versions jsonb not null,
           digest text not null references contents, served_at bigint not null, primary key (org_code, hash)
         )`,
      )
      .execute(db);
  },
};
