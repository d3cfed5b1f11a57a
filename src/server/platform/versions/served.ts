/** Which lender was served which content, by the hash that browsers ask for it. */
import { type Kysely, sql } from 'kysely';
import type { FileTree } from '../../../content/files/file-tree.ts';
import type { OrgContent } from '../../../content/loaded/content.ts';
import { digestOf } from '../../../content/passed-check.ts';
import type { Tables } from '../db/tables.ts';
import type { Begun } from '../world/content-versions.ts';
import type { World } from '../world/world.ts';
import { packTree } from './packed-tree.ts';

type Database = Pick<World, 'db' | 'secrets' | 'clock'>;

/** In each of its languages: a borrower may choose another one at any time. Keeps the files first, where no other server has. */
export async function noteServed(database: Database, lender: OrgContent, tree: FileTree): Promise<void> {
  const digest = digestOf(tree);
  await keep(database, tree, digest);
  const versions = Object.fromEntries(Object.values(lender.flows).map(({ id, flow }) => [id, flow.version]));
  const served_at = database.clock.now();
  const served = { org_code: lender.code, versions: JSON.stringify(versions), digest, served_at };
  const spoken = [lender, ...Object.values(lender.languages)];
  await database.db
    .insertInto('served_contents')
    .values(spoken.map(({ hash, language }) => ({ ...served, hash, language })))
    .onConflict((same) => same.columns(['org_code', 'hash']).doUpdateSet({ digest, served_at }))
    .execute();
}

async function keep({ db, secrets, clock }: Database, tree: FileTree, digest: string): Promise<void> {
  const known = await db
    .selectFrom('contents')
    .select('digest')
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (known) return;
  await db
    .insertInto('contents')
    .values({ ...(await packTree(tree, digest, secrets)), kept_at: clock.now() })
    .onConflict((same) => same.doNothing())
    .execute();
}

/** The files that were last served of the version that an application began with. */
export async function lastServed(db: Kysely<Tables>, begun: Begun): Promise<string | undefined> {
  const row = await db
    .selectFrom('served_contents')
    .select('digest')
    .where('org_code', '=', begun.org_code)
    .where(sql`versions ->> ${begun.flow_id}`, '=', String(begun.flow_version))
    .orderBy('served_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.digest;
}

export function servedAt(
  db: Kysely<Tables>,
  code: string,
  hash: string,
): Promise<{ digest: string; language: string } | undefined> {
  return db
    .selectFrom('served_contents')
    .select(['digest', 'language'])
    .where('org_code', '=', code)
    .where('hash', '=', hash)
    .executeTakeFirst();
}
