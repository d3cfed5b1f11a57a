/** What an account tells about itself, in the shapes that callers know. */

import { type AccountRow, accountOf } from '../../auth/find-account.ts';
import { identityKind, usesBroker } from '../../auth/identity-kind.ts';
import { personAccounts } from '../../auth/person-accounts.ts';
import { type Account, type Session, staffKind } from '../../auth/session.ts';
import { emailOf } from '../../auth/set-password.ts';
import type { Backend } from '../../backend/backend.ts';
import { accountAddress, walletAddress } from '../../messages/account-wallet.ts';
import type { JsonObject } from '../../platform/db/tables/column.ts';
import { CallError } from '../../platform/errors/call-error.ts';
import { latestProfile } from '../../standing/latest-profile.ts';

type Who = Pick<Session, 'account' | 'factorDue'>;
type Self = { row: AccountRow; email: string; profile: JsonObject };

/** The first shape: who, and where to reach them. */
export async function readIdentity(backend: Backend, account: Account): Promise<JsonObject> {
  const { row, email, profile } = await readSelf(backend, account);
  const phones = typeof profile.phone === 'string' ? [profile.phone] : [];
  return { uuid: row.uuid, type: row.kind, email, phoneNumbers: phones, organizationCode: account.orgCode };
}

/** The second shape, which the identity broker speaks too: the whole identity. */
export async function readFullIdentity(backend: Backend, session: Who): Promise<JsonObject> {
  const first = await readIdentity(backend, session.account);
  return { ...first, ...(await readShellProfile(backend, session)) };
}

/** The profile of the signed-in person (SPEC-3.1). */
export async function readShellProfile(backend: Backend, { account, factorDue }: Who): Promise<JsonObject> {
  const { row, email, profile } = await readSelf(backend, account);
  const hasSecond = backend.settings.secondFactor && row.kind === staffKind;
  const { first, middle, last, suffix } = (profile.name ?? {}) as Record<string, string | undefined>;
  return {
    uuid: row.uuid,
    organizationCode: account.orgCode,
    profileType: row.kind,
    email,
    firstName: first,
    middleName: middle,
    lastName: last,
    suffix,
    phone: profile.phone,
    updatedAt: new Date(await changedAt(backend, row)).toISOString(),
    aliases: aliases(email, profile.phone),
    passwordExpired: row.password_expired,
    twoFactorEnabled: hasSecond,
    totpVerified: hasSecond && !factorDue,
    isBroker: row.kind === 'BROKER',
    wallet: { accountAddress: accountAddress(row.uuid), groupPolicyAddress: walletAddress(row.uuid) },
    activeLegacyCustomerOrgs: await legacyOrgs(backend, row),
  };
}

// When the person last changed what we know of them; an account without an application was last changed when it was made.
async function changedAt({ world }: Backend, { uuid, created_at }: AccountRow): Promise<number> {
  const latest = await world.db
    .selectFrom('entities')
    .innerJoin('applications', 'applications.uuid', 'entities.application_uuid')
    .select(({ fn }) => fn.max('entities.updated_at').as('at'))
    .where('applications.owner_uuid', '=', uuid)
    .where('entities.name', '=', 'profile')
    .executeTakeFirst();
  const made = Number(created_at);
  return latest?.at ? Math.max(made, Number(latest.at)) : made;
}

function aliases(email: string, phone: unknown): { type: string; value: string }[] {
  const known = [{ type: 'EMAIL', value: email }];
  return typeof phone === 'string' ? [...known, { type: 'PHONE', value: phone }] : known;
}

// Lenders with which the same person has a customer's account that still uses the older login.
async function legacyOrgs(backend: Backend, { uuid }: AccountRow): Promise<string[]> {
  const { library } = backend;
  const customers = (await personAccounts(backend, uuid)).filter(
    ({ kind, org_code }) =>
      library.hasOrg(org_code) && identityKind(library.lender(org_code), kind) === 'customer',
  );
  const legacy = customers.filter(({ org_code }) => !usesBroker(library.lender(org_code), 'customer'));
  return [...new Set(legacy.map(({ org_code }) => org_code))].sort();
}

async function readSelf(backend: Backend, { uuid }: Account): Promise<Self> {
  const row = await accountOf(backend.world, uuid);
  if (!row) throw new CallError(404, 'User not found');
  return { row, email: emailOf(backend, row), profile: await latestProfile(backend.world, { uuid }) };
}
