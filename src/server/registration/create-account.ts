/** Ends a registration: creates account, application, answers and consents in one transaction, or nothing. */

import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type NewSession, startSession } from '../auth/session.ts';
import type { Backend } from '../backend/backend.ts';
import { basePath } from '../calls/base-path.ts';
import { emailIndex } from '../crypto/email-index.ts';
import { sealWithMaster } from '../crypto/master-box.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../errors/refusal.ts';
import { says } from '../language/said.ts';
import type { World } from '../world/world.ts';
import { createApplication } from './create-application.ts';
import { endDraft, type RegistrationDraft } from './draft-store.ts';

export type Login = {
  email: string;
  passwordHash: string;
  /** What its owner will know the session by. */
  device: string;
};

export type Created = NewSession & { accountUuid: string; applicationUuid: string };

/**
 * Refuses with 409 'identity exists' when the address has an account; the caller has proved that the address is
 * theirs.
 */
export async function createAccount(
  backend: Backend,
  draft: RegistrationDraft,
  { email, passwordHash, device }: Login,
): Promise<Created> {
  const { world } = backend;
  const applicationUuid = randomUUID();
  const now = world.clock.now();
  const created = await world.db.transaction().execute(async (tx) => {
    const taken = () => identityExists(loginPath(backend, draft.orgCode));
    if (!(await endDraft(tx, draft.uuid, applicationUuid, now))) throw taken();
    const accountUuid = await insertAccount(tx, world, {
      orgCode: draft.orgCode,
      email,
      secret: passwordHash,
      taken,
    });
    await createApplication(tx, backend, draft, { uuid: applicationUuid, ownerUuid: accountUuid });
    const account = { uuid: accountUuid, orgCode: draft.orgCode };
    const session = await startSession(tx, backend.keys, account, now, { device });
    return { ...session, accountUuid, applicationUuid };
  });
  world.queue.wake();
  return created;
}

/** `login`: where its words "Log in" lead. */
export function identityExists(login?: string): Refusal {
  return new Refusal(409, [says('account.emailTaken')], {
    message: 'identity exists',
    ...(login && { way: { words: 'Log in', to: login } }),
  });
}

// Back to the answers that are given already.
function loginPath({ library }: Backend, orgCode: string): string | undefined {
  const { login } = library.lender(orgCode).site.links ?? {};
  const back = `${basePath}${library.flow(orgCode, library.roles.registration).flow.basePath}`;
  return login && `${login}?${new URLSearchParams({ redirectUrl: back })}`;
}

export type NewAccount = {
  orgCode: string;
  email: string;
  secret: string;
  kind?: string;
  /** A reviewer who may download the register. */
  mayFile?: boolean;
  /** The message for an address that has an account. */
  taken?: () => Refusal;
};

/** `secret` is the hashed password. Refuses with 409 'identity exists'. */
export async function insertAccount(
  tx: Kysely<Tables>,
  world: World,
  { orgCode, email, secret, kind, mayFile, taken = identityExists }: NewAccount,
): Promise<string> {
  const uuid = randomUUID();
  const address = email.trim().toLowerCase();
  const inserted = await tx
    .insertInto('accounts')
    .values({
      uuid,
      org_code: orgCode,
      email_index: emailIndex(world, orgCode, address),
      email: sealWithMaster(world.secrets, 'account-email', uuid, Buffer.from(address)),
      password_hash: secret,
      created_at: world.clock.now(),
      ...(kind && { kind }),
      ...(mayFile && { may_file: true }),
    })
    .onConflict((conflict) => conflict.columns(['org_code', 'email_index']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) throw taken();
  return uuid;
}
