/** The end of registration: account, application, answers and consents come to be in one transaction, or not at all. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { appendAudit } from '../application/audit-trail.ts';
import { entityStore } from '../application/entity-store.ts';
import { sealedStore } from '../application/sealed-store.ts';
import { openShelf, type Shelf } from '../application/shelf.ts';
import { type NewSession, startSession } from '../auth/session.ts';
import type { Backend } from '../backend.ts';
import { createDataKey } from '../crypto/data-key.ts';
import { blindIndex, sha256 } from '../crypto/digest.ts';
import { sealWithMaster } from '../crypto/master-box.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../errors/refusal.ts';
import type { World } from '../world.ts';
import { draftFacts } from './draft-facts.ts';
import { endDraft, type RegistrationDraft } from './draft-store.ts';

export type Login = {
  email: string;
  passwordHash: string;
  /** What its owner will know the session by. */
  device: string;
};

export type Created = NewSession & { accountUuid: string; applicationUuid: string };

/** Refuses with 409 'identity exists' when the address is taken; whoever gets here has proved that it is theirs. */
export async function createAccount(
  backend: Backend,
  draft: RegistrationDraft,
  { email, passwordHash, device }: Login,
): Promise<Created> {
  const { world } = backend;
  const applicationUuid = randomUUID();
  const now = world.clock.now();
  const created = await world.db.transaction().execute(async (tx) => {
    if (!(await endDraft(tx, draft.uuid, applicationUuid, now))) throw identityExists();
    const accountUuid = await insertAccount(tx, world, {
      orgCode: draft.orgCode,
      email,
      secret: passwordHash,
    });
    await createApplication(tx, backend, draft, { uuid: applicationUuid, ownerUuid: accountUuid });
    const account = { uuid: accountUuid, orgCode: draft.orgCode };
    const session = await startSession(tx, backend.keys, account, now, { device });
    return { ...session, accountUuid, applicationUuid };
  });
  world.queue.wake();
  return created;
}

export function identityExists(): Refusal {
  return new Refusal(409, ['An account with this email already exists. Log in'], {
    message: 'identity exists',
  });
}

export const emailIndex = (world: World, orgCode: string, email: string) =>
  blindIndex(world.secrets, 'email', `${orgCode}\0${email.trim().toLowerCase()}`);

export type NewAccount = { orgCode: string; email: string; secret: string; kind?: string };

/** `secret` is the hashed password. Refuses with 409 'identity exists'. */
export async function insertAccount(
  tx: Kysely<Tables>,
  world: World,
  { orgCode, email, secret, kind }: NewAccount,
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
    })
    .onConflict((conflict) => conflict.columns(['org_code', 'email_index']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) throw identityExists();
  return uuid;
}

async function createApplication(
  tx: Transaction<Tables>,
  { world, library, domain }: Backend,
  draft: RegistrationDraft,
  { uuid, ownerUuid }: { uuid: string; ownerUuid: string },
): Promise<void> {
  const now = world.clock.now();
  const { key, wrapped } = createDataKey(world.secrets, uuid);
  const flow = library.flow(draft.orgCode, library.roles.application);
  const loanNumber = await nextLoanNumber(tx, now);
  await tx
    .insertInto('applications')
    .values({
      uuid,
      org_code: draft.orgCode,
      owner_uuid: ownerUuid,
      flow_id: flow.id,
      flow_version: flow.flow.version,
      content_hash: library.hash(draft.orgCode),
      loan_number: loanNumber,
      wrapped_key: wrapped,
      created_at: now,
    })
    .execute();
  const shelf = openShelf({ tx, uuid, key, now });
  const source = library.lender(draft.orgCode).org.productSettings?.cryptoSource;
  const isCrypto = source !== undefined && source === draft.body.origin.utm_source;
  await moveAnswers(shelf, draft, { ownerUuid, loanNumber, ...(isCrypto ? { isCrypto } : {}) });
  await moveConsents(tx, uuid, draft);
  const detail = { flow: flow.id, content: library.hash(draft.orgCode), pages: draft.body.done };
  await appendAudit(tx, {
    applicationUuid: uuid,
    at: now,
    actor: ownerUuid,
    event: 'application-created',
    detail,
  });
  for (const job of domain.firstJobs ?? []) await world.queue.send(job, { applicationUuid: uuid }, { tx });
}

async function moveAnswers(
  shelf: Shelf,
  { body }: RegistrationDraft,
  own: { ownerUuid: string; loanNumber: string; isCrypto?: true },
) {
  const entities = entityStore(shelf);
  const sealed = sealedStore(shelf);
  const { application } = draftFacts(body) as { application: object };
  const auditFields = { createdDate: new Date(shelf.now).toISOString() };
  const { ownerUuid, ...marks } = own;
  const { persona } = body.origin;
  const moved = {
    ...body.entities,
    // Whoever gets here has entered the code that was sent there.
    profile: {
      ...body.entities.profile,
      uuid: ownerUuid,
      verified: { email: body.entities.profile?.email },
    },
    application: {
      ...application,
      ...marks,
      uuid: shelf.uuid,
      active: true,
      auditFields,
    },
    ...(persona ? { sandbox: { persona } } : {}),
  };
  for (const [name, data] of Object.entries(moved)) await entities.put(name, data);
  for (const [field, value] of Object.entries(body.sealed)) await sealed.put(field, value);
}

// Each consent keeps the moment, the address and the words of when it was given.
async function moveConsents(tx: Kysely<Tables>, applicationUuid: string, { body }: RegistrationDraft) {
  for (const { type, version, text, at, ip, userAgent, page, openedAt = null } of body.consents) {
    await tx
      .insertInto('consents')
      .values({
        uuid: randomUUID(),
        application_uuid: applicationUuid,
        type,
        version,
        text,
        text_sha256: sha256(text),
        at,
        ip,
        user_agent: userAgent.slice(0, 512),
        page,
        opened_at: openedAt,
      })
      .execute();
  }
}

async function nextLoanNumber(tx: Kysely<Tables>, now: number): Promise<string> {
  const result = await sql<{ id: string }>`select nextval('loan_number_sequence') as id`.execute(tx);
  const year = new Date(now).getUTCFullYear();
  return `HL${year}${String(result.rows[0]?.id ?? '').padStart(7, '0')}`;
}
