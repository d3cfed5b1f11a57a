import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { Settings } from '../platform/world/settings.ts';

/** A sentence for the operator of a production whose role of the database may take the trail's guards away; undefined where all is well. */
export async function warnOwner(
  db: Kysely<Tables>,
  { mode, databaseUrl }: Pick<Settings, 'mode' | 'databaseUrl'>,
): Promise<string | undefined> {
  if (mode !== 'production' || !databaseUrl) return undefined;
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(current_user, relowner, 'MEMBER') as owns from pg_class where oid = 'audit'::regclass`.execute(
    db,
  );
  if (rows[0]?.owns !== true) return undefined;
  return "The server's role of the database owns the trail and may switch its guards off. Give it one that owns no table (docs/operations.md, The trail).";
}
