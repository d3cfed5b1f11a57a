/** What the sandbox's reviewer answers in place of what reviews.json says, as a tester chose. */
import { type Kysely, type Migration, sql } from 'kysely';

export const sandboxAnswers0027: Migration = {
  async up(db: Kysely<never>) {
    await sql
      .raw(
        'create table sandbox_answers (org_code text not null, review text not null, answer text not null, primary key (org_code, review))',
      )
      .execute(db);
  },
};
