/**
 * What a notary in person costs this borrower. Where the law has the deed signed at an office, no visit is charged: the
 * lender's fees are capped there (Tex. Const. art. XVI, § 50(a)(6)(E)).
 */
import { closingRules } from '../../engine/finance/closing-rules.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { homeOf } from './home-of.ts';
import { lenderOf } from './lender.ts';

/** In cents. */
export async function notaryFeeCents(scope: ApplicationScope): Promise<number> {
  const { decisions, pricing } = lenderOf(scope.world, scope.application.orgCode);
  const { occupancy = '', location } = await homeOf(scope);
  const { officeOnly } = closingRules(decisions, location?.state ?? '', occupancy);
  return officeOnly ? 0 : pricing.costs.manualNotary * 100;
}
