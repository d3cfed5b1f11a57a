/** Stores the bureau's answer to a soft pull and decides on it. */
import { randomUUID } from 'node:crypto';
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import { namedFactors } from '../../engine/finance/named-factors.ts';
import type { Figures } from '../../types/figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import { lenderOf } from '../facts/lender.ts';
import type { CreditReport } from '../platform/parties/credit-bureau/party.ts';
import { creditFacts } from './credit-facts.ts';
import { isNo } from './is-no.ts';
import { pullsToday } from './pull-again.ts';
import { storeDecision } from './store-decision.ts';

export async function storeSoftReport(scope: ApplicationScope, report: CreditReport): Promise<void> {
  const { softPulls = [] } = await stored(scope, 'underwriting');
  await replace(scope, 'underwriting', 'credit', report);
  await record(scope, 'underwriting', { softPulls: [...softPulls, scope.now] });
  await record(scope, 'figures', { credit: creditFigures(report) });
  await record(scope, 'status', { creditOutcome: report.outcome, creditAttempts: await pullsToday(scope) });
  await scope.audit('soft-pull', { outcome: report.outcome });
  const lender = lenderOf(scope.world, scope.application.orgCode);
  const decided = decideCredit(lender.decisions, 'SOFT', await creditFacts(scope, report));
  await storeDecision(scope, lender, decided);
  if (report.outcome === 'OK' && !(decided && isNo(decided))) await goOnToProperty(scope);
}

/** The name counts as matched from here on: it gets the identifier that the machine waits for. */
async function goOnToProperty(scope: ApplicationScope): Promise<void> {
  const { name } = await stored(scope, 'profile');
  await record(scope, 'profile', { name: { ...name, uuid: name?.uuid ?? randomUUID() } });
  await record(scope, 'status', { softCreditStatus: 'PROPERTY' });
}

export function creditFigures(report: CreditReport): NonNullable<Figures['credit']> {
  const { bureau, outcome, score, scoreDate, keyFactors } = report;
  return {
    bureau: bureau.name,
    address: bureau.address,
    phone: bureau.phone,
    outcome,
    scoreMin: 300,
    scoreMax: 850,
    ...(score === undefined ? {} : { score }),
    ...(scoreDate ? { date: scoreDate } : {}),
    ...(keyFactors ? { factors: namedFactors(keyFactors) } : {}),
  };
}
