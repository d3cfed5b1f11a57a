/** What companies have told us by themselves, so that the same word is not heard twice; and why a phone gets no text. */
import { type Kysely, type Migration, sql } from 'kysely';

export const companyWebhooks0074: Migration = {
  async up(db: Kysely<never>) {
    await sql.raw('create table webhooks (id text primary key, heard_at bigint not null)').execute(db);
    await sql.raw('create index webhooks_age on webhooks (heard_at)').execute(db);
    await sql.raw("alter table stopped_phones add column why text not null default 'STOP'").execute(db);
  },
};
