/** The page that a login leads to when nothing else was wanted, for the kinds of accounts to which site.json gives one of their own. */
import { accountOf } from '../../auth/find-account.ts';
import type { Backend } from '../../backend/backend.ts';
import { basePath } from '../../http/calls/base-path.ts';

type Login = { orgCode: string; account: string };

/** A path of ours; undefined for accounts whose home is the dashboard. */
export async function homeOf(
  { world, library }: Backend,
  { orgCode, account }: Login,
): Promise<string | undefined> {
  const { homes = {} } = library.lender(orgCode).site;
  const { kind = '' } = (await accountOf(world, account)) ?? {};
  return Object.hasOwn(homes, kind) ? `${basePath}${homes[kind]}` : undefined;
}
