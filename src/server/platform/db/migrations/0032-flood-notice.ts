/** The notice of special flood hazards is confirmed by itself: one that waits among the closing documents leaves them. */
import { type Kysely, type Migration, sql } from 'kysely';

export const floodNotice0032: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        `update documents set attributes = attributes || '{"group": "FLOOD"}'::jsonb
         where type = 'FLOOD_DISCLOSURE' and not attributes ? 'signedAt'`,
      )
      .execute(db);
  },
};
