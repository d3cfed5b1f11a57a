/** Applies while signed in: what the account already says is not asked again. */
import type { FastifyRequest } from 'fastify';
import { accountOf } from '../auth/find-account.ts';
import { heldBack } from '../auth/held-back.ts';
import type { Account } from '../auth/session.ts';
import { emailOf } from '../auth/set-password.ts';
import type { Backend } from '../backend/backend.ts';
import { readSession } from '../http/plugins/guard-session.ts';
import type { JsonObject } from '../platform/db/tables/column.ts';
import { latestProfile } from '../standing/latest-profile.ts';
import type { InTheWay } from './open-applications.ts';

export type KnownPerson = InTheWay & {
  account: Account;
  /** Name, birth date, email and phone, as far as they are known. */
  profile: JsonObject;
};

const carried = ['name', 'dob', 'phone'];

/** Undefined for a visitor, and for a session at another lender. */
export async function knownPerson(
  backend: Backend,
  request: FastifyRequest,
): Promise<KnownPerson | undefined> {
  const session = await readSession(backend, request);
  if (!session || heldBack(session) || session.account.orgCode !== request.orgCode) return undefined;
  const { account } = session;
  const row = await accountOf(backend.world, account.uuid);
  if (!row) return undefined;
  const last = await latestProfile(backend.world, account);
  const told = Object.entries(last).filter(([key]) => carried.includes(key));
  const email = provedEmail(last) ?? emailOf(backend, row);
  return { account, profile: { ...Object.fromEntries(told), uuid: account.uuid, email } };
}

// The address of the last application, if its owner proved it; it may be another than the login's.
function provedEmail({ email, verified }: JsonObject): string | undefined {
  const proved = (verified as JsonObject | undefined)?.email;
  return typeof email === 'string' && email === proved ? email : undefined;
}
