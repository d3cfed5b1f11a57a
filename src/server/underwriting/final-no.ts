/**
 * Keeps a decline that the borrower was told: whatever is sent or found afterwards, nothing decides again (a person
 * handles appeals).
 */

import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';

/** Whether the application was declined, or cannot be made. */
export async function isDecidedNo(scope: ApplicationScope): Promise<boolean> {
  const { uwDecision, creditScoreDecline } = await stored(scope, 'status');
  return uwDecision === 'DECLINE' || uwDecision === 'INELIGIBLE' || creditScoreDecline === true;
}

/** Refuses with 409 whatever would decide a declined application again. */
export async function refuseDecided(scope: ApplicationScope): Promise<void> {
  if (await isDecidedNo(scope)) throw new Refusal(409, [says('application.final')]);
}
