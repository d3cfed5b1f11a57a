/** Nobody decides on their own file: who borrows, borrows too or owns the home of an application is no reviewer of it. */
import { emailIndex } from '../auth/email-index.ts';
import { accountOf } from '../auth/find-account.ts';
import { emailOf } from '../auth/set-password.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import type { World } from '../world/world.ts';
import type { Reviewer } from './may-review.ts';

/**
 * Refuses with 409 the reviewer who has a part in this application: by their login, by a login elsewhere of the same address, or by an
 * invitation to that address. 16 CFR 314.4(c)(1); ASVS 8.3.1.
 */
export async function requireOthersFile(
  world: World,
  { uuid }: Reviewer,
  application: string,
): Promise<void> {
  if (await isOwnFile(world, uuid, application)) throw ownFile(uuid);
}

/** What a chat belongs to. */
type Belongs = { application_uuid: string | null; owner_uuid: string | null };

/** The same for a chat, which belongs to an application, a login, or neither. */
export async function requireOthersChat(world: World, { uuid }: Reviewer, chat: Belongs): Promise<void> {
  if (await isOwnChat(world, uuid, chat)) throw ownFile(uuid);
}

export async function isOwnChat(
  world: World,
  reviewer: string,
  { application_uuid, owner_uuid }: Belongs,
): Promise<boolean> {
  if (owner_uuid && (await isOwnLogin(world, reviewer, owner_uuid))) return true;
  return application_uuid !== null && isOwnFile(world, reviewer, application_uuid);
}

const ownFile = (account: string) =>
  new Refusal(409, [says('desk.ownFile')], { security: { event: 'own-file-refused', note: { account } } });

async function isOwnLogin(world: World, reviewer: string, login: string): Promise<boolean> {
  const accounts = [await accountOf(world, reviewer), await accountOf(world, login)];
  const [own, other] = accounts.map((row) => row && emailOf({ world }, row));
  return reviewer === login || (own !== undefined && own === other);
}

async function isOwnFile(world: World, reviewer: string, application: string): Promise<boolean> {
  const account = await accountOf(world, reviewer);
  if (!account) return false;
  const { db } = world;
  const found = db.selectFrom('applications').select(['uuid', 'parent_uuid', 'org_code']);
  const row = await found.where('uuid', '=', application).executeTakeFirst();
  if (!row) return false;
  const index = emailIndex(world, row.org_code, emailOf({ world }, account));
  const root = row.parent_uuid ?? row.uuid;
  const owner = await db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.uuid', 'applications.owner_uuid')
    .select('applications.uuid')
    .where((is) => is.or([is('applications.uuid', '=', root), is('parent_uuid', '=', root)]))
    .where((is) => is.or([is('accounts.uuid', '=', reviewer), is('email_index', '=', index)]))
    .executeTakeFirst();
  return owner !== undefined || (await isSigner(world, root, { reviewer, index }));
}

async function isSigner(
  { db }: World,
  root: string,
  { reviewer, index }: { reviewer: string; index: string },
) {
  const row = await db
    .selectFrom('signers')
    .select('uuid')
    .where('application_uuid', '=', root)
    .where((is) => is.or([is('account_uuid', '=', reviewer), is('email_index', '=', index)]))
    .executeTakeFirst();
  return row !== undefined;
}
