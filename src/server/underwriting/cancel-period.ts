/**
 * Starts the days in which an owner may cancel: they run from the last of the signatures and notices (12 CFR
 * 1026.15(a)(3)), so a later signature starts them again.
 */
import { closingRules } from '../../engine/finance/closing-rules.ts';
import { fundsOn, rescissionDeadline } from '../../engine/finance/rescission.ts';
import type { Figures } from '../../types/figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record } from '../application/stored.ts';
import { homeOf } from '../facts/home-of.ts';
import { lenderOf } from '../facts/lender.ts';
import { legalDay } from '../platform/legal-day.ts';

export async function beginCancelPeriod(scope: ApplicationScope): Promise<void> {
  const { decisions } = lenderOf(scope.world, scope.application.orgCode);
  const { occupancy = 'PRIMARY', location } = await homeOf(scope);
  const signedOn = legalDay(scope.now);
  const applies = closingRules(decisions, location?.state ?? '', occupancy).rescission;
  const deadline = rescissionDeadline([signedOn]);
  const rescission: NonNullable<Figures['rescission']> = applies
    ? { applies, deadline, fundsOn: fundsOn(deadline) }
    : { applies, fundsOn: fundsOn(signedOn) };
  await record(scope, 'figures', { rescission });
  await record(scope, 'status', {
    rescissionApplies: applies,
    ...(applies ? { rescissionEndsOn: deadline } : {}),
  });
}
