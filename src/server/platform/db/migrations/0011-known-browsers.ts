/** The mark that a browser keeps of a login, so that we recognize its owner. */
import { type Kysely, type Migration, sql } from 'kysely';

export const knownBrowsers0011: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table sessions add column known_hash text not null default ''`.execute(db);
    await sql`create index sessions_known on sessions (known_hash)`.execute(db);
    // Until now buckets were named by network addresses in the clear.
    await sql`delete from rate_limits`.execute(db);
  },
};
