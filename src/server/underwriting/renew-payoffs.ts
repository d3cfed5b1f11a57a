/** A payoff letter whose last day is over pays no debt: the creditor is asked again, or the borrower for a new letter. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import type { Payoff } from '../facts/chosen-payoffs.ts';
import { legalDay } from '../platform/legal-day.ts';

/** Nothing can be paid before the new letters are there. */
export async function renewExpiredPayoffs(scope: ApplicationScope): Promise<void> {
  const today = legalDay(scope.now);
  await renew(scope, (payoff) => isExpired(payoff, today));
}

/** @param today the legal day, yyyy-MM-dd */
export const isExpired = ({ status, goodThrough = '' }: Payoff, today: string): boolean =>
  status === 'CONFIRMED' && goodThrough < today;

/** Every letter is asked for again, whatever it said. */
export async function renewAllPayoffs(scope: ApplicationScope): Promise<void> {
  await renew(scope, ({ status }) => status !== 'PAID');
}

async function renew(scope: ApplicationScope, isOver: (payoff: Payoff) => boolean): Promise<void> {
  const { payoffs = [] } = await stored(scope, 'figures');
  if (!payoffs.some(isOver)) return;
  const { payoffAuthorized } = await stored(scope, 'status');
  const status = payoffAuthorized ? 'REQUESTED' : 'NEEDED';
  await record(scope, 'figures', {
    payoffs: payoffs.map((payoff) => (isOver(payoff) ? again(payoff, status) : payoff)),
  });
  await record(scope, 'status', { payoffPending: true, payoffShort: null });
  await scope.audit('payoff-renewed', { count: payoffs.filter(isOver).length });
  if (payoffAuthorized) await scope.queue.send('payoff-letters');
}

// The amount stays: it is what is known to be owed.
function again(
  { goodThrough: _, perDiemCents: __, letterUuid: ___, ...kept }: Payoff,
  status: Payoff['status'],
) {
  return { ...kept, ...(status && { status }) };
}
