/** Decides whether a valuer must look at the home before closing. */
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { homeOf } from '../facts/home-of.ts';
import { lenderOf } from '../facts/lender.ts';
import { storeDecision } from './store-decision.ts';

export async function storeValuationNeed(scope: ApplicationScope): Promise<void> {
  const lender = lenderOf(scope.world, scope.application.orgCode);
  const { property = {} } = await stored(scope, 'application');
  const { value } = await stored(scope, 'underwriting');
  const { amount } = await stored(scope, 'offer');
  const { occupancy, location } = await homeOf(scope);
  const decided = decideCredit(lender.decisions, 'VALUATION_NEED', {
    amount,
    occupancy,
    state: location?.state,
    avmFound: value?.value !== undefined,
    avmFsd: value?.forecastDeviation,
    propertyCondition: property.condition,
  });
  if (decided) await storeDecision(scope, lender, decided);
  else await record(scope, 'status', { bpo: 'BPO_NOT_REQUIRED' });
}
