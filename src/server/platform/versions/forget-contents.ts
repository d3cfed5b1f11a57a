/** Forgets content that no application can still be on: what was last served 90 days ago, where the same version was served since. */
import { sql } from 'kysely';
import type { World } from '../world/world.ts';

const day = 24 * 60 * 60 * 1000;

export async function forgetContents({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => String(clock.now() - days * day);
  await sql`delete from served_contents as old where served_at < ${before(90)}::bigint and exists (
    select from served_contents as newer where newer.org_code = old.org_code
      and newer.versions = old.versions and newer.served_at > old.served_at)`.execute(db);
  // A server keeps the files a moment before it notes whom it serves them.
  await sql`delete from contents where kept_at < ${before(1)}::bigint and not exists (
    select from served_contents where served_contents.digest = contents.digest)`.execute(db);
}
