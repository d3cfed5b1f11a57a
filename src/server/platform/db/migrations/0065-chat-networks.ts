/** A chat knows from which network it was begun, by its index: many from one do not stand before everyone else. */
import { type Kysely, type Migration, sql } from 'kysely';

export const chatNetworks0065: Migration = {
  async up(db: Kysely<never>) {
    await sql.raw('alter table chat_channels add column network text').execute(db);
  },
};
