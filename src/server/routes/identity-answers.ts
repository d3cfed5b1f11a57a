/** What an account tells about itself, in the two shapes that callers know. */
import { readApplication } from '../application/read-application.ts';
import type { Account } from '../auth/session.ts';
import type { Backend } from '../backend.ts';
import { openWithMaster } from '../crypto/master-box.ts';
import type { Document } from '../db/tables.ts';
import { Refusal } from '../errors/refusal.ts';

type Self = { uuid: string; kind: string; email: string; createdAt: number; profile: Document };

export async function readIdentity(backend: Backend, account: Account): Promise<Document> {
  const { uuid, kind, email, profile } = await readSelf(backend, account);
  const phones = typeof profile.phone === 'string' ? [profile.phone] : [];
  return { uuid, type: kind, email, phoneNumbers: phones, organizationCode: account.orgCode };
}

export async function readShellProfile(backend: Backend, account: Account): Promise<Document> {
  const { uuid, kind, email, createdAt, profile } = await readSelf(backend, account);
  const { first, middle, last, suffix } = (profile.name ?? {}) as Record<string, string | undefined>;
  return {
    uuid,
    organizationCode: account.orgCode,
    profileType: kind,
    email,
    firstName: first,
    middleName: middle,
    lastName: last,
    suffix,
    phone: profile.phone,
    updatedAt: new Date(createdAt).toISOString(),
    aliases: [],
    passwordExpired: false,
    twoFactorEnabled: false,
    totpVerified: false,
    isBroker: false,
    activeLegacyCustomerOrgs: [],
  };
}

async function readSelf(backend: Backend, { uuid }: Account): Promise<Self> {
  const { db, secrets } = backend.world;
  const row = await db.selectFrom('accounts').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (!row) throw new Refusal(404, ['User not found']);
  const email = openWithMaster(secrets, 'account-email', uuid, row.email).toString('utf8');
  const profile = await latestProfile(backend, uuid);
  return { uuid, kind: row.kind, email, createdAt: Number(row.created_at), profile };
}

async function latestProfile({ world }: Backend, ownerUuid: string): Promise<Document> {
  const query = world.db.selectFrom('applications').select('uuid').where('owner_uuid', '=', ownerUuid);
  const latest = await query.orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return latest ? readApplication(world, latest.uuid, ({ entities }) => entities.get('profile')) : {};
}
