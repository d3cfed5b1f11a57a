/** Ends a registration: creates account, application, answers and consents in one transaction, or nothing. */

import { randomUUID } from 'node:crypto';
import { identityExists, insertAccount } from '../auth/insert-account.ts';
import { type NewSession, startSession } from '../auth/session.ts';
import type { Backend } from '../backend/backend.ts';
import { basePath } from '../http/calls/base-path.ts';
import { createApplication } from './create-application.ts';
import { endDraft, type RegistrationDraft } from './draft-store.ts';
import { registrationOf } from './registration-flow.ts';

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
    const taken = () => identityExists(loginPath(backend, draft));
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

// Back to the answers that are given already.
function loginPath({ library }: Backend, draft: RegistrationDraft): string | undefined {
  const { login } = library.lender(draft.orgCode).site.links ?? {};
  const back = `${basePath}${registrationOf(library, draft).flow.basePath}`;
  return login && `${login}?${new URLSearchParams({ redirectUrl: back })}`;
}
