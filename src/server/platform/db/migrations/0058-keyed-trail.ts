/** Since when every row of the trail has a keyed hash. The row is made at the first start, when there are keys. */
import { type Kysely, type Migration, sql } from 'kysely';

export const keyedTrail0058: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw('create table trail_marks (name text primary key, value bigint not null, mac text not null)')
      .execute(db);
  },
};
