/**
 * A session with the notary ended without a signature. Coming back begins again: another time, other questions, the ID
 * once more.
 */

import type { ApplicationScope } from '../application/application-scope.ts';
import type { Status } from '../application/stored.ts';
import { record } from '../application/stored.ts';

export type NotaryTrouble = NonNullable<Status['notaryError']>;

export async function stopNotarySession(scope: ApplicationScope, cause: NotaryTrouble): Promise<void> {
  await record(scope, 'status', { notaryError: cause, kbaPassed: null });
  await record(scope, 'notary', { slot: null, confirmedSlot: null, notaryName: null });
  await record(scope, 'figures', { notary: null });
  await scope.audit('notary-session-stopped', { cause });
}
