/**
 * Erases logins of borrowers and co-owners whose last application is erased, with devices, links and choices. Who is
 * logged in keeps the login until that ends; people at a lender keep theirs.
 */
import { sql } from 'kysely';
import type { World } from '../platform/world/world.ts';
import { belongingsOfAccount, usesOfAccount } from './belongings.ts';

const mostAtOnce = 200;

/** One lender's logins. `before`: a login is as old as its first application, so younger ones cannot be due. */
export type Asked = { orgCode: string; before: number };

/** @param report hears of each that could not be erased; the next sweep tries it again */
export async function eraseAccounts(
  world: World,
  asked: Asked,
  report: (error: unknown) => void,
): Promise<void> {
  for (const uuid of await unused(world, asked)) await eraseAccount(world, uuid).catch(report);
}

async function unused({ db, clock, content }: World, { orgCode, before }: Asked): Promise<string[]> {
  const agents = content.orgs[orgCode]?.site.identity?.agents ?? [];
  // Without the list no one can say who works at the lender.
  if (agents.length === 0) return [];
  const uses = usesOfAccount.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.table(table)} where ${sql.ref(column)} = accounts.uuid)`,
  );
  const { rows } = await sql<{ uuid: string }>`
    select uuid from accounts where org_code = ${orgCode} and kind not in (${sql.join(agents)})
      and created_at < ${before} and ${sql.join(uses, sql` and `)} and not exists (
        select from sessions
        where account_uuid = accounts.uuid and revoked_at is null and expires_at > ${clock.now()})
    limit ${mostAtOnce}`.execute(db);
  return rows.map(({ uuid }) => uuid);
}

/** An application that it begins meanwhile makes the database refuse: it names the login. */
function eraseAccount({ db }: World, uuid: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const table of belongingsOfAccount)
      await tx.deleteFrom(table).where('account_uuid', '=', uuid).execute();
    await tx.deleteFrom('accounts').where('uuid', '=', uuid).execute();
  });
}
