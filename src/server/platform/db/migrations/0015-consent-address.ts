/**
 * The address that a consent was given from is ciphertext under its application's key. Rows are only ever added, so
 * earlier ones keep theirs as they were written, in `ip_before`.
 */
import { type Kysely, type Migration, sql } from 'kysely';

export const consentAddress0015: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table consents rename column ip to ip_before`.execute(db);
    await sql`alter table consents alter column ip_before drop not null, add column ip bytea`.execute(db);
  },
};
