/** Starts a check of credit again that stands still, whichever of the two it is. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';

const dayMs = 86_400_000;

/** Forgets the bureau's last answer and queues the check. The caller has made sure that it may be asked. */
export async function pullAgain(scope: ApplicationScope): Promise<void> {
  const { hardCreditStatus } = await stored(scope, 'status');
  if (hardCreditStatus === 'PULLING') {
    await record(scope, 'status', { hardCreditOutcome: null });
    return scope.queue.send(scope.application.partOf ? 'co-borrower-credit' : 'after-submission');
  }
  await record(scope, 'status', {
    softCreditStatus: 'PULLING',
    creditOutcome: null,
    creditFrozenWithPin: null,
    uwDecision: null,
    uwSubDecision: null,
  });
  return scope.queue.send('soft-credit');
}

/** How often the bureau was asked in the last 24 hours, by both checks together. */
export async function pullsToday(scope: ApplicationScope): Promise<number> {
  const { softPulls = [], hardPulls = [] } = await stored(scope, 'underwriting');
  return [...softPulls, ...hardPulls].filter((at) => at > scope.now - dayMs).length;
}
