/**
 * Opens a co-owner's part in an application: an application of its own, of the flow for parts, that its signer's account
 * owns. Its number is the borrower's with a count. Copies who signs and which home it is about, and nothing else of the
 * borrower's.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CompiledFlow } from '../../../engine/content/bundle.ts';
import type { Profile } from '../../../types/profile.ts';
import type { ApplicationScope } from '../../application/application-scope.ts';
import type { SignerRole } from '../../application/signer.ts';
import { record } from '../../application/stored.ts';
import { homeOf } from '../../facts/home-of.ts';
import { createDataKey } from '../../platform/crypto/data-key.ts';
import { outOfService } from '../../platform/errors/out-of-service.ts';
import type { World } from '../../platform/world/world.ts';
import { detectChanges } from '../../standing/detect-changes.ts';
import { openApplication } from '../../standing/open-application.ts';

export type Invited = {
  /** The invitation. It opens one part, however often it is used. */
  signerUuid: string;
  /** The signer's account, at the application's lender. */
  accountUuid: string;
  role: SignerRole;
  /** Who signs, as the borrower named them; the address was proved by the link or the code. */
  person: { first: string; last: string; email: string; phone?: string };
  /** The tag of the language that the signer reads; without it, the one of the flows. */
  language?: string;
};

/**
 * Returns the part's uuid.
 * @param scope the borrower's application, opened with its lock
 */
export async function openPart(scope: ApplicationScope, invited: Invited): Promise<string> {
  const known = await partOf(scope, invited.signerUuid);
  if (known) return known;
  const uuid = randomUUID();
  await insert(scope, uuid, invited);
  const part = await openApplication(scope.tx, scope.world, uuid, { lock: true, actor: invited.accountUuid });
  await fill(part, invited, await homeFor(scope));
  await scope.audit('part-opened', { part: uuid, signer: invited.signerUuid });
  await detectChanges(part);
  return uuid;
}

async function partOf({ tx }: ApplicationScope, signerUuid: string): Promise<string | undefined> {
  const query = tx.selectFrom('applications').select('uuid').where('signer_uuid', '=', signerUuid);
  return (await query.executeTakeFirst())?.uuid;
}

async function insert(scope: ApplicationScope, uuid: string, invited: Invited): Promise<void> {
  const { tx, world, application, now } = scope;
  const flow = partFlow(world, application.orgCode, application.flowId);
  await tx
    .insertInto('applications')
    .values({
      uuid,
      org_code: application.orgCode,
      owner_uuid: invited.accountUuid,
      flow_id: flow.id,
      parent_uuid: application.uuid,
      signer_uuid: invited.signerUuid,
      flow_version: flow.flow.version,
      content_hash: world.content.orgs[application.orgCode]?.hash ?? '',
      loan_number: await nextNumber(scope),
      wrapped_key: createDataKey(world.secrets, uuid).wrapped,
      language: invited.language ?? null,
      created_at: now,
    })
    .execute();
}

// The application's lock makes the count safe.
async function nextNumber({ tx, application }: ApplicationScope): Promise<string> {
  const { count } = await tx
    .selectFrom('applications')
    .select(sql<string>`count(*)`.as('count'))
    .where('parent_uuid', '=', application.uuid)
    .executeTakeFirstOrThrow();
  return `${application.loanNumber}-${Number(count) + 1}`;
}

/** The home alone: what it is worth and what is owed on it stays the borrower's. */
async function homeFor(scope: ApplicationScope): Promise<NonNullable<Profile['addresses']>> {
  const { uuid, location, occupancy } = await homeOf(scope);
  return location ? [{ ...(uuid && { uuid }), location, ...(occupancy && { occupancy }) }] : [];
}

async function fill(
  part: ApplicationScope,
  { accountUuid, role, person }: Invited,
  addresses: NonNullable<Profile['addresses']>,
): Promise<void> {
  const { first, last, email, phone } = person;
  await record(part, 'profile', {
    uuid: accountUuid,
    name: { first, last },
    email,
    verified: { email },
    addresses,
    ...(phone ? { phone } : {}),
  });
  await record(part, 'application', { active: true, loanNumber: part.application.loanNumber });
  await record(part, 'invitation', { role });
  await part.audit('application-created', { flow: part.application.flowId, role });
}

/**
 * The flow of a co-owner's part in an application: the one that says which flow it is a part of. Throws where the lender has no flow
 * for the parts of `flowId`: that is broken content, not a borrower's mistake.
 */
function partFlow({ content }: World, orgCode: string, flowId: string): CompiledFlow {
  if (Object.hasOwn(content.outOfService, orgCode)) throw outOfService();
  const flows = Object.values(content.orgs[orgCode]?.flows ?? {});
  const found = flows.find(({ flow }) => flow.partOf === flowId);
  if (!found) throw new Error(`No flow of "${orgCode}" says that it is a part of "${flowId}".`);
  return found;
}
