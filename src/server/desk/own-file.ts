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

/** 409 */
export const ownFile = (account: string, sentence = says('desk.ownFile')) =>
  new Refusal(409, [sentence], { security: { event: 'own-file-refused', note: { account } } });

async function isOwnLogin(world: World, reviewer: string, login: string): Promise<boolean> {
  const accounts = [await accountOf(world, reviewer), await accountOf(world, login)];
  const [own, other] = accounts.map((row) => row && emailOf({ world }, row));
  return reviewer === login || (own !== undefined && own === other);
}

async function isOwnFile(world: World, reviewer: string, application: string): Promise<boolean> {
  const found = world.db.selectFrom('applications').select(['uuid', 'parent_uuid', 'org_code']);
  const row = await found.where('uuid', '=', application).executeTakeFirst();
  return (
    row !== undefined && (await ownFiles(world, reviewer, [row.org_code])).has(row.parent_uuid ?? row.uuid)
  );
}

/** The applications of these lenders in which the reviewer has a part; a co-owner's is told by the one that it belongs to. */
export async function ownFiles(
  world: World,
  reviewer: string,
  orgs: readonly string[],
): Promise<ReadonlySet<string>> {
  const account = await accountOf(world, reviewer);
  if (!account) return new Set();
  const email = emailOf({ world }, account);
  const indexes = orgs.map((org) => emailIndex(world, org, email));
  const owned = await world.db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.uuid', 'applications.owner_uuid')
    .select(['applications.uuid', 'parent_uuid'])
    .where((is) => is.or([is('accounts.uuid', '=', reviewer), is('email_index', 'in', indexes)]))
    .execute();
  const signed = await world.db
    .selectFrom('signers')
    .select('application_uuid')
    .where((is) => is.or([is('account_uuid', '=', reviewer), is('email_index', 'in', indexes)]))
    .execute();
  const roots = owned.map(({ uuid, parent_uuid }) => parent_uuid ?? uuid);
  return new Set([...roots, ...signed.map(({ application_uuid }) => application_uuid)]);
}
