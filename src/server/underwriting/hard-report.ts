/** Stores the bureau's answer to the hard pull and decides on it. */
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { coBorrowersOf } from '../application/co-borrowers-of.ts';
import { record, replace, stored } from '../application/stored.ts';
import { raiseAsked } from '../conditions/raise-asked.ts';
import { lenderOf } from '../facts/lender.ts';
import type { CreditReport } from '../platform/parties/credit-bureau/party.ts';
import { creditFacts } from './credit-facts.ts';
import { isNo } from './is-no.ts';
import { pullsToday } from './pull-again.ts';
import { creditFigures } from './soft-report.ts';
import { storeDecision } from './store-decision.ts';

export async function storeHardReport(scope: ApplicationScope, report: CreditReport): Promise<void> {
  await noteHardPull(scope, report);
  if ((await declinedFor(scope, report)) || report.outcome !== 'OK') return;
  await raiseAsked(scope, 'credit-bureau', report.conditions);
  // Who applies together is decided on together, once every report is in.
  if ((await coBorrowersOf(scope)).length > 0) return;
  await record(scope, 'status', { hardCreditStatus: 'TITLE' });
}

/** Counts the pull and keeps what it found, of the borrower or, in a part, of who borrows too. */
export async function noteHardPull(scope: ApplicationScope, report: CreditReport): Promise<void> {
  const { hardPulls = [] } = await stored(scope, 'underwriting');
  await record(scope, 'underwriting', { hardPulls: [...hardPulls, scope.now] });
  await record(scope, 'status', {
    hardCreditOutcome: report.outcome,
    creditAttempts: await pullsToday(scope),
  });
  await scope.audit('hard-pull', { outcome: report.outcome });
  if (report.outcome !== 'OK') return;
  await replace(scope, 'underwriting', 'hardCredit', report);
  await record(scope, 'figures', { credit: creditFigures(report) });
}

/** What was explained before is not asked again: only a refusal stops the application here. */
export async function declinedFor(scope: ApplicationScope, report: CreditReport): Promise<boolean> {
  const lender = lenderOf(scope.world, scope.application.orgCode);
  const decided = decideCredit(lender.decisions, 'HARD', await creditFacts(scope, report));
  if (!decided || !isNo(decided)) return false;
  await storeDecision(scope, lender, decided);
  return true;
}
