/** The cards of loan officers and brokers, as a lender's directory last gave them. */
import { type Kysely, type Migration, sql } from 'kysely';

export const originators0063: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table originators (
      uuid uuid not null, org_code text not null, card jsonb not null, asked_at bigint not null,
      primary key (uuid, org_code))`.execute(db);
  },
};
