/**
 * Takes a decline back, with what it says to the borrower. An application whose offer was chosen stands as it stood
 * before; one without an offer is decided again, once its debts are confirmed.
 */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, type Status, stored } from '../application/stored.ts';

export async function takeDecisionBack(scope: ApplicationScope): Promise<void> {
  const status = await stored(scope, 'status');
  const { term } = await stored(scope, 'offer');
  await record(scope, 'figures', { decision: null });
  await record(scope, 'underwriting', { declinedBy: null, calledOff: null });
  await record(scope, 'status', {
    creditScoreDecline: null,
    dtiDecline: null,
    requalify: null,
    ...(term ? chosen(status) : { uwDecision: null, uwSubDecision: null }),
  });
  if (term || !status.liensComplete) return;
  await record(scope, 'figures', { offerInputs: null });
  await scope.queue.send('underwrite');
}

function chosen({ incomeVerified }: Status): Pick<Status, 'uwDecision' | 'uwSubDecision'> {
  return incomeVerified
    ? { uwDecision: 'APPROVED', uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' }
    : { uwDecision: 'SELECT', uwSubDecision: 'UNVERIFIED_OFFER' };
}
