/** Invites a signer again: another link, for as long as the first one; the link before dies. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { hasRoom } from '../auth/limit.ts';
import { days, limitsOf } from '../facts/limits-of.ts';
import { emailIndex } from '../platform/crypto/email-index.ts';

/** What is corrected with it. */
export type Renewal = Partial<Pick<Signer, 'first' | 'last' | 'email' | 'phone' | 'inPerson'>>;

/** False when the address got as many invitations today as one may; then nothing changes. */
export async function renewInvitation(
  scope: ApplicationScope,
  signer: Signer,
  change: Renewal = {},
): Promise<boolean> {
  const { world, application, now, signers } = scope;
  const { invitationDays } = limitsOf(world, application.orgCode).signers;
  if (!(await mayInvite(scope, change.email ?? signer.email))) return false;
  const sends = signer.sends + 1;
  const times = { invitedAt: now, expiresAt: now + days(invitationDays) };
  await signers.change(signer.uuid, { ...change, ...times, sends, used: false });
  await scope.audit('signer-invited', { signer: signer.uuid, sends, changed: Object.keys(change) });
  return true;
}

/** Counts one more invitation to an address; false once it got as many today as one may. */
export function mayInvite(
  { tx, world, application, now }: ApplicationScope,
  email: string,
): Promise<boolean> {
  const { sendsPerDay } = limitsOf(world, application.orgCode).signers;
  const bucket = `signer-invitation/${emailIndex(world, application.orgCode, email)}`;
  return hasRoom(tx, { bucket, most: sendsPerDay, windowMs: days(1) }, now);
}
