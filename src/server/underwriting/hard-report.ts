/** Stores the bureau's answer to the hard pull and decides on it. */
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import { raiseAsked } from '../conditions/raise-asked.ts';
import { lenderOf } from '../facts/lender.ts';
import type { CreditReport } from '../vendors/credit-bureau.ts';
import { creditFacts } from './credit-facts.ts';
import { pullsToday } from './pull-again.ts';
import { creditFigures } from './soft-report.ts';
import { isNo, storeDecision } from './store-decision.ts';

export async function storeHardReport(scope: ApplicationScope, report: CreditReport): Promise<void> {
  const { hardPulls = [] } = await stored(scope, 'underwriting');
  await record(scope, 'underwriting', { hardPulls: [...hardPulls, scope.now] });
  await record(scope, 'status', {
    hardCreditOutcome: report.outcome,
    creditAttempts: await pullsToday(scope),
  });
  await scope.audit('hard-pull', { outcome: report.outcome });
  if (report.outcome === 'OK') await storeReport(scope, report);
  const lender = lenderOf(scope.world, scope.application.orgCode);
  const decided = decideCredit(lender.decisions, 'HARD', await creditFacts(scope, report));
  // What was explained before is not asked again: only a refusal stops the application here.
  if (decided && isNo(decided)) return storeDecision(scope, lender, decided);
  if (report.outcome !== 'OK') return;
  await raiseAsked(scope, 'credit-bureau', report.conditions);
  await record(scope, 'status', { hardCreditStatus: 'TITLE' });
}

async function storeReport(scope: ApplicationScope, report: CreditReport): Promise<void> {
  await replace(scope, 'underwriting', 'hardCredit', report);
  await record(scope, 'figures', { credit: creditFigures(report) });
}
