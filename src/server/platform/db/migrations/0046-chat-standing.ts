/** How a chat stands for who answers it: who ended it, when its borrower was last heard, and which language they read. */
import { type Kysely, type Migration, sql } from 'kysely';

export const chatStanding0046: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        'alter table chat_channels add column ended_by text, add column heard_at bigint, add column language text',
      )
      .execute(db);
  },
};
