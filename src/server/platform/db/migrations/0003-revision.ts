/** Counts the transactions that wrote to an application, so that what was read of it can be remembered until the next one. */
import { type Kysely, type Migration, sql } from 'kysely';

export const revision0003: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table applications add column revision bigint not null default 0`.execute(db);
  },
};
