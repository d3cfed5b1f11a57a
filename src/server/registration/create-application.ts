/** Creates an application from a draft: its answers, its consents, its number and its first jobs. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { marksCrypto } from '../../engine/journey/marks-crypto.ts';
import { sequencePages } from '../../engine/journey/sequence.ts';
import { appendAudit } from '../application/audit-trail.ts';
import { sealClientAddress } from '../application/client-address.ts';
import { entityStore } from '../application/entity-store.ts';
import { sealedStore } from '../application/sealed-store.ts';
import { openStoreContext, type StoreContext } from '../application/store-context.ts';
import type { Backend } from '../backend/backend.ts';
import { createDataKey } from '../platform/crypto/data-key.ts';
import { sha256 } from '../platform/crypto/digest.ts';
import type { Tables } from '../platform/db/tables.ts';
import { spokenLanguage } from '../platform/language/spoken.ts';
import { draftFacts } from './draft-facts.ts';
import type { RegistrationDraft } from './draft-store.ts';
import { begunBy, registrationOf } from './registration-flow.ts';

/** The application of a draft that has just been ended, inside the same transaction. Nothing verified is carried over. */
export async function createApplication(
  tx: Transaction<Tables>,
  { world, library, domain }: Backend,
  draft: RegistrationDraft,
  { uuid, ownerUuid }: { uuid: string; ownerUuid: string },
): Promise<void> {
  const now = world.clock.now();
  const { key, wrapped } = createDataKey(world.secrets, uuid);
  const registration = registrationOf(library, draft);
  const flow = library.flow(draft.orgCode, begunBy(library, registration));
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
      language: spokenLanguage() ?? null,
      created_at: now,
    })
    .execute();
  const context = openStoreContext({ tx, uuid, key, now });
  const isCrypto = marksCrypto(
    library.lender(draft.orgCode).org.productSettings,
    draft.body.origin.utm_source,
  );
  await moveAnswers(context, draft, { ownerUuid, loanNumber, ...(isCrypto ? { isCrypto } : {}) });
  await moveConsents(context, sequencePages(registration, { facts: draftFacts(draft) }), draft);
  const detail = { flow: flow.id, content: library.hash(draft.orgCode), pages: draft.body.done };
  await appendAudit(tx, world.secrets, {
    applicationUuid: uuid,
    at: now,
    actor: ownerUuid,
    event: 'application-created',
    detail,
  });
  // Their documents are those of a flow that says when it makes them.
  const makesDocuments = library.lender(draft.orgCode).data[flow.id]?.occasions !== undefined;
  for (const job of makesDocuments ? (domain.firstJobs ?? []) : [])
    await world.queue.send(job, { applicationUuid: uuid }, { tx });
}

async function moveAnswers(
  context: StoreContext,
  draft: RegistrationDraft,
  own: { ownerUuid: string; loanNumber: string; isCrypto?: true },
) {
  const entities = entityStore(context, undefined);
  const sealed = sealedStore(context);
  const { body, known } = draft;
  const { application } = draftFacts({ body }) as { application: object };
  const profile = { ...body.entities.profile, ...known?.profile };
  const auditFields = { createdDate: new Date(context.now).toISOString() };
  const { ownerUuid, ...marks } = own;
  const { persona } = body.origin;
  const moved = {
    ...body.entities,
    // The borrower has entered the code that was sent there, now or when the account was made.
    profile: { ...profile, uuid: ownerUuid, verified: { email: profile.email } },
    application: {
      ...application,
      ...marks,
      uuid: context.uuid,
      active: true,
      auditFields,
    },
    ...(persona ? { sandbox: { persona } } : {}),
  };
  for (const [name, data] of Object.entries(moved)) await entities.put(name, data);
  for (const [field, value] of Object.entries(body.sealed)) await sealed.put(field, value);
}

// Each consent keeps the time, the address and the words of when it was given. A consent given on a page that a known
// borrower skips was about what they typed there, and is not used.
async function moveConsents(
  { tx, uuid: application, key }: StoreContext,
  pages: readonly string[],
  { body, known }: RegistrationDraft,
) {
  const given = known ? body.consents.filter(({ page }) => pages.includes(page)) : body.consents;
  for (const { type, version, text, language = null, at, ip, userAgent, page, openedAt = null } of given) {
    const uuid = randomUUID();
    await tx
      .insertInto('consents')
      .values({
        uuid,
        application_uuid: application,
        type,
        version,
        text,
        text_sha256: sha256(text),
        language,
        at,
        ip: sealClientAddress({ key, application, row: uuid }, ip),
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
