/** An agent may have a name that borrowers read. */
import { type Kysely, type Migration, sql } from 'kysely';

export const agentNames0064: Migration = {
  async up(db: Kysely<never>) {
    await sql.raw('alter table accounts add column chat_name text').execute(db);
  },
};
