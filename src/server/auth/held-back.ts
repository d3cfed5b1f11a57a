/** Why a session that is live may not do what its account may: its login is not complete, or its password has expired. */
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { Session } from './session.ts';

/** 403, or undefined for a session that opens everything. Browsers act on the message. */
export function heldBack({
  factorDue,
  limited,
}: Pick<Session, 'factorDue' | 'limited'>): Refusal | undefined {
  if (factorDue) return new Refusal(403, [says('factor.due')], { message: 'second factor' });
  if (limited) return new Refusal(403, [says('account.newPassword')], { message: 'password expired' });
  return undefined;
}
