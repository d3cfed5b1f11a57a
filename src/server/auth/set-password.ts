/** A new password: judged, stored, and every other session of the account ended by it. */

import type { Transaction } from 'kysely';
import type { Backend } from '../backend/backend.ts';
import { openWithMaster } from '../platform/crypto/master-box.ts';
import type { Tables } from '../platform/db/tables.ts';
import { refuseField } from '../platform/errors/refuse-field.ts';
import { type Said, says } from '../platform/language/said.ts';
import { accountTopic } from './account-topic.ts';
import type { AccountRow } from './find-account.ts';
import { lenderWords } from './lender-words.ts';
import { hashPassword, passwordMatches, passwordProblem } from './password.ts';
import { endOtherSessions } from './session.ts';

export type NewPassword = {
  account: AccountRow;
  password: string;
  /** Of the owner: whoever knows them would try them first. */
  names: readonly string[];
  /** The session that continues. */
  keep?: string;
  /** Uses up whatever permits the change. If it throws, everything is undone. */
  spend?: (tx: Transaction<Tables>) => Promise<void>;
};

/** Refuses with 422 at `/password`: a refused password uses nothing up. */
export async function setPassword(
  { world, broadcasts }: Pick<Backend, 'world' | 'broadcasts'>,
  { account, password, names, keep, spend }: NewPassword,
): Promise<void> {
  const email = emailOf({ world }, account);
  const known = [...lenderWords(world, account.org_code), ...names];
  const problem = passwordProblem(password, { email, known }) ?? (await sameProblem(account, password));
  if (problem) throw refuseField('password', problem);
  const hash = await hashPassword(password);
  await world.db.transaction().execute(async (tx) => {
    await spend?.(tx);
    const changed = { password_hash: hash, password_expired: false };
    await tx.updateTable('accounts').set(changed).where('uuid', '=', account.uuid).execute();
    await endOtherSessions(tx, account.uuid, world.clock.now(), keep);
    await tx.deleteFrom('sign_in_links').where('account_uuid', '=', account.uuid).execute();
    if (keep) await tx.updateTable('sessions').set({ limited: false }).where('uuid', '=', keep).execute();
  });
  broadcasts.tell(accountTopic(account.uuid));
}

/** The address of an account, as it was registered. */
export function emailOf(
  { world }: Pick<Backend, 'world'>,
  { uuid, email }: Pick<AccountRow, 'uuid' | 'email'>,
): string {
  return openWithMaster(world.secrets, 'account-email', uuid, email).toString('utf8');
}

async function sameProblem(account: AccountRow, password: string): Promise<Said | undefined> {
  const same = await passwordMatches(account.password_hash, password);
  return same ? says('password.same') : undefined;
}
