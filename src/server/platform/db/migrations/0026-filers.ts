/** Which reviewers may download the loan application register: it holds ethnicity, race and sex. */
import { type Kysely, type Migration, sql } from 'kysely';

export const filers0026: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table accounts add column may_file boolean not null default false`.execute(db);
  },
};
