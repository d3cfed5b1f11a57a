/** Invites a signer again: another link, for as long as the first one; the link before dies. */
import type { ApplicationScope } from '../application/application-scope.ts';
import type { Signer } from '../application/signer.ts';
import { hasRoom } from '../auth/limit.ts';
import { days, limitsOf } from '../facts/limits-of.ts';

/** What is corrected with it. The state changes only for a person who declined and is asked again. */
export type Renewal = Partial<Pick<Signer, 'first' | 'last' | 'email' | 'phone' | 'state' | 'inPerson'>>;

/** False when the person got as many invitations today as one may; then nothing changes. */
export async function renewInvitation(
  scope: ApplicationScope,
  signer: Signer,
  change: Renewal = {},
): Promise<boolean> {
  const { tx, world, application, now, signers } = scope;
  const { invitationDays, sendsPerDay } = limitsOf(world, application.orgCode).signers;
  const bucket = `signer-invitation/${signer.uuid}`;
  if (!(await hasRoom(tx, { bucket, most: sendsPerDay, windowMs: days(1) }, now))) return false;
  const sends = signer.sends + 1;
  const times = { invitedAt: now, expiresAt: now + days(invitationDays) };
  await signers.change(signer.uuid, { ...change, ...times, sends, used: false });
  await scope.audit('signer-invited', { signer: signer.uuid, sends, changed: Object.keys(change) });
  return true;
}
