/** Since when a company has been looked to for an answer that it still works on; too long, and a person has to ask. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import type { LookedFor } from '../application/underwriting.ts';
import { days, limitsOf } from '../facts/limits-of.ts';

/** @param inVain the company has no answer yet */
export async function noteLook(scope: ApplicationScope, what: LookedFor, inVain: boolean): Promise<void> {
  const { lookedSince = {} } = await stored(scope, 'underwriting');
  const since = lookedSince[what];
  if (!inVain) return since === undefined ? undefined : found(scope, what);
  if (since === undefined)
    return record(scope, 'underwriting', { lookedSince: { ...lookedSince, [what]: scope.now } });
  const { lookDays } = limitsOf(scope.world, scope.application.orgCode).work;
  if (scope.now - since > days(lookDays)) await record(scope, 'status', { slowAnswer: what });
}

async function found(scope: ApplicationScope, what: LookedFor): Promise<void> {
  const { lookedSince: { [what]: _, ...others } = {} } = await stored(scope, 'underwriting');
  await replace(scope, 'underwriting', 'lookedSince', others);
  const { slowAnswer } = await stored(scope, 'status');
  if (slowAnswer === what) await record(scope, 'status', { slowAnswer: null });
}
