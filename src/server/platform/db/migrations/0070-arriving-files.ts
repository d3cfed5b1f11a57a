/** Files that were sent to the store and have no row yet: what a crash leaves there is found again. */
import { type Kysely, type Migration, sql } from 'kysely';

export const arrivingFiles0070: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw('create table arriving_files (location text primary key, announced_at bigint not null)')
      .execute(db);
  },
};
