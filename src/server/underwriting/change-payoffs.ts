/** Changes where payoffs stand. Once every creditor's amount is confirmed and the line covers them, the closing continues. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import type { Payoff } from '../facts/chosen-payoffs.ts';

export async function changePayoffs(
  scope: ApplicationScope,
  change: (payoff: Payoff) => Payoff,
): Promise<void> {
  const { payoffs = [] } = await stored(scope, 'figures');
  const changed = payoffs.map(change);
  await record(scope, 'figures', { payoffs: changed });
  if (!changed.every(({ status }) => status === 'CONFIRMED')) return;
  const cashCents = (await available(scope)) - owed(changed);
  await record(scope, 'offer', { cashCents });
  if (cashCents < 0) return record(scope, 'status', { payoffShort: true });
  await record(scope, 'status', { payoffPending: null, payoffShort: null });
  await scope.queue.send('closing-documents');
  // After the signature it is the funding that waited for a new letter.
  await scope.queue.send('funding');
}

/** In cents. */
function owed(payoffs: Payoff[]): number {
  return payoffs.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0);
}

/** What the line pays out once recording, the valuation and the notary are paid, in cents. */
async function available(scope: ApplicationScope): Promise<number> {
  const {
    drawCents = 0,
    recordingCents = 0,
    valuationCents = 0,
    notaryCents = 0,
  } = await stored(scope, 'offer');
  return drawCents - recordingCents - valuationCents - notaryCents;
}
