/**
 * What erasing an application needs: who may not be erased, when to look again, what was erased, and which files still
 * are to be removed. From now on a row that is only ever added goes with its application, once that is noted as erased.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const retention0047: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'alter table applications add column held_at bigint, add column retention_look_at bigint',
  `create table erasures (
    application_uuid uuid primary key, org_code text not null, ended text not null, ended_on text not null,
    months integer not null, erased_at bigint not null)`,
  'create table doomed_files (location text primary key, doomed_at bigint not null)',
  `create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and tg_table_name <> 'erasures' then
        if exists (select from erasures where application_uuid = old.application_uuid) then return old; end if;
      end if;
      raise exception 'Rows of % are only ever added', tg_table_name using errcode = '23001';
    end $$`,
  `create trigger erasures_append_only before update or delete on erasures
    for each row execute function refuse_change()`,
  `create trigger erasures_keep before truncate on erasures for each statement execute function refuse_change()`,
];
