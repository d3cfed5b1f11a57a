/** What reviewers are called at the desk: the address with which they log in. The sandbox's own is called so. */
import { emailOf } from '../auth/set-password.ts';
import type { World } from '../platform/world/world.ts';

/** What is said of an answer that no account gave. */
export const sandboxName = 'Sandbox';

/** @param accounts uuids; null and undefined are left out. @returns uuid -> name */
export async function reviewerNames(
  world: World,
  accounts: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(accounts.filter((uuid) => typeof uuid === 'string'))];
  if (wanted.length === 0) return new Map();
  const rows = await world.db.selectFrom('accounts').selectAll().where('uuid', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.uuid, emailOf({ world }, row)]));
}
