/**
 * Ends an application that leads to no line: nothing may be sent to it or done for it any more, it owes nothing, and the
 * companies that still work for it are told to stop.
 */
import type { ApplicationScope } from './application-scope.ts';
import { mark } from './mark.ts';
import { record, type Status } from './stored.ts';

export async function endApplication(
  scope: ApplicationScope,
  ended: NonNullable<Status['ended']>,
): Promise<void> {
  await mark(scope, 'cancelled');
  const rescinded = ended === 'RESCINDED' ? { rescinded: true } : {};
  await record(scope, 'status', { cancelled: true, ended, ...rescinded });
  await scope.audit('application-ended', { ended });
  await scope.queue.send('call-off');
}
