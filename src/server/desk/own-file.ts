/** No one decides on their own file: who borrows, borrows too or owns the home of an application is no reviewer of it. */
import { signerEmail } from '../application/signer-store.ts';
import { accountOf } from '../auth/find-account.ts';
import { foldedMailbox } from '../auth/folded-mailbox.ts';
import type { Reviewer } from '../auth/may-review.ts';
import { emailOf } from '../auth/set-password.ts';
import { openDataKey } from '../platform/crypto/data-key.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';

/**
 * Refuses with 409 the reviewer who has a part in this application: by their login, by a login elsewhere of the same mailbox, or by an
 * invitation to that mailbox, whatever tag the address has. 16 CFR 314.4(c)(1); ASVS 8.3.1.
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
  const [own, other] = accounts.map((row) => row && foldedMailbox(emailOf({ world }, row)));
  return reviewer === login || (own !== undefined && own === other);
}

async function isOwnFile(world: World, reviewer: string, application: string): Promise<boolean> {
  const found = world.db.selectFrom('applications').select(['uuid', 'parent_uuid']);
  const row = await found.where('uuid', '=', application).executeTakeFirst();
  if (!row) return false;
  return (await ownFiles(world, reviewer, [row.parent_uuid ?? row.uuid])).size > 0;
}

/** Those of these applications in which the reviewer has a part; a co-owner's is told by the one that it belongs to. */
export async function ownFiles(
  world: World,
  reviewer: string,
  applications: readonly string[],
): Promise<ReadonlySet<string>> {
  const account = await accountOf(world, reviewer);
  const own = new Set<string>();
  if (!account) return own;
  const mailbox = foldedMailbox(emailOf({ world }, account));
  for (const uuid of applications) {
    const people = await peopleOf(world, uuid);
    if (people.logins.has(reviewer) || people.mailboxes.has(mailbox)) own.add(uuid);
  }
  return own;
}

// Opened rather than found by an index: one mailbox has many addresses.
async function peopleOf(world: World, uuid: string) {
  const owners = await world.db
    .selectFrom('applications')
    .innerJoin('accounts', 'accounts.uuid', 'applications.owner_uuid')
    .select(['applications.uuid as application', 'wrapped_key', 'accounts.uuid', 'email'])
    .where((is) => is.or([is('applications.uuid', '=', uuid), is('parent_uuid', '=', uuid)]))
    .execute();
  const signed = await world.db
    .selectFrom('signers')
    .select(['uuid', 'account_uuid', 'body'])
    .where('application_uuid', '=', uuid)
    .execute();
  const wrapped = owners.find(({ application }) => application === uuid)?.wrapped_key;
  const key = wrapped && openDataKey(world.secrets, uuid, wrapped);
  const invited = key ? signed.map((row) => signerEmail(row, key)) : [];
  const emails = [...owners.map((row) => emailOf({ world }, row)), ...invited];
  const logins = [...owners.map((row) => row.uuid), ...signed.flatMap((row) => row.account_uuid ?? [])];
  return { mailboxes: new Set(emails.map(foldedMailbox)), logins: new Set(logins) };
}
