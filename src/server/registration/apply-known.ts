/** Ends the registration of a signed-in borrower: an application for the existing account. */

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isRecord } from '../../engine/facts/facts.ts';
import { countAttempt } from '../auth/limit.ts';
import type { Backend } from '../backend/backend.ts';
import { days, limitsOf } from '../facts/limits-of.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { openApplication } from '../standing/open-application.ts';
import { createApplication } from './create-application.ts';
import { draftFacts } from './draft-facts.ts';
import { endDraft, type RegistrationDraft } from './draft-store.ts';
import type { KnownPerson } from './known-person.ts';
import { findInTheWay } from './open-applications.ts';
import { begunBy, registrationOf } from './registration-flow.ts';

/** Returns the application's uuid: an older one, if it is still open for the same home. Refuses a visitor with 401. */
export async function applyKnown(backend: Backend, draft: RegistrationDraft): Promise<string> {
  const { world } = backend;
  const { known } = draft;
  if (!known) throw new Refusal(401, [says('account.logIn')]);
  const now = world.clock.now();
  const bucket = `apply/${known.account.uuid}`;
  const { applicationsPerDay } = limitsOf(world, draft.orgCode).registration;
  await countAttempt(world.db, { bucket, most: applicationsPerDay, windowMs: days(1) }, now);
  const uuid = await world.db
    .transaction()
    .execute((tx) => createOnce(tx, backend, { draft, account: known.account, now }));
  world.queue.wake();
  return uuid;
}

type NewApplication = { draft: RegistrationDraft; account: KnownPerson['account']; now: number };

// Holds the account's row, so that two browsers at once make one application for one home.
async function createOnce(
  tx: Transaction<Tables>,
  backend: Backend,
  { draft, account, now }: NewApplication,
) {
  await tx.selectFrom('accounts').select('uuid').where('uuid', '=', account.uuid).forUpdate().execute();
  const { address } = draftFacts(draft);
  const location = isRecord(address) ? (address.location ?? {}) : {};
  const { sameHome, mostOpen } = await findInTheWay(
    backend,
    { account, flow: begunBy(backend.library, registrationOf(backend.library, draft)) },
    location,
    async (uuid, work) => work(await openApplication(tx, backend.world, uuid)),
    tx,
  );
  if (!sameHome && mostOpen) throw new Refusal(409, [says('account.mostOpen')]);
  const uuid = sameHome?.uuid ?? randomUUID();
  if (!(await endDraft(tx, draft.uuid, uuid, now))) throw new Refusal(409, [says('account.alreadyStarted')]);
  if (!sameHome) await createApplication(tx, backend, draft, { uuid, ownerUuid: account.uuid });
  return uuid;
}
