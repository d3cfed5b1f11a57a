/** A chat that someone begins while signed in ends with their session. */
import { type Kysely, type Migration, sql } from 'kysely';

export const chatSessions0057: Migration = {
  async up(db: Kysely<never>) {
    await sql.raw('alter table chat_channels add column session_uuid uuid').execute(db);
  },
};
