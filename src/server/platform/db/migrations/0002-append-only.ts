/** Consents, audit rows and submissions are only ever added. The database itself refuses to change or remove one. */
import { type Kysely, type Migration, sql } from 'kysely';

const tables = ['consents', 'audit', 'submissions'];

export const appendOnly0002: Migration = {
  async up(db: Kysely<never>) {
    await sql.raw(refuse).execute(db);
    for (const table of tables) {
      await sql.raw(guardRows(table)).execute(db);
      await sql.raw(guardTable(table)).execute(db);
    }
  },
};

const refuse = `create function refuse_change() returns trigger language plpgsql as $$
  begin raise exception 'Rows of % are only ever added', tg_table_name using errcode = '23001'; end $$`;

const guardRows = (table: string) =>
  `create trigger ${table}_append_only before update or delete on ${table} for each row execute function refuse_change()`;

const guardTable = (table: string) =>
  `create trigger ${table}_keep before truncate on ${table} for each statement execute function refuse_change()`;
