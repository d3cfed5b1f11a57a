/** Phones that answered STOP, by a blind index within their lender: they get no texts. */
import { type Kysely, type Migration, sql } from 'kysely';

export const stoppedPhones0016: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table stopped_phones (phone_index text primary key, at bigint not null)`.execute(db);
  },
};
