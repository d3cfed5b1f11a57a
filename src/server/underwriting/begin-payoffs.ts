/** Before the closing documents are made: every debt that the line pays off needs its creditor's amount. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { chosenPayoffs } from '../facts/chosen-payoffs.ts';

export async function beginPayoffs(scope: ApplicationScope): Promise<void> {
  const chosen = chosenPayoffs(await stored(scope, 'liens'));
  await record(scope, 'underwriting', { payoffsBegun: true });
  if (chosen.length === 0) return;
  await record(scope, 'figures', { payoffs: chosen.map((payoff) => ({ ...payoff, status: 'NEEDED' })) });
  await record(scope, 'status', { payoffPending: true, directDebtPayoff: true });
}
