/** A file that a reviewer sends for a review: it belongs to the review, and is none of the borrower's uploads. */
import { type Kysely, type Migration, sql } from 'kysely';

export const reviewFiles0049: Migration = {
  async up(db: Kysely<never>) {
    await sql.raw('alter table files add column review_uuid uuid references reviews (uuid)').execute(db);
  },
};
