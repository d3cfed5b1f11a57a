/** Continues with the closing once everyone who still must has signed the deed. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { beginCancelPeriod } from '../underwriting/cancel-period.ts';

/** Counts those who own the home no longer as gone; without any signer left, the borrower's own signature is enough. */
export async function settleCoDeed(scope: ApplicationScope): Promise<void> {
  const { coDeedStatus } = await stored(scope, 'application');
  const { cancelled } = await stored(scope, 'status');
  // Before the borrower signs, no signature of anyone is due.
  if (coDeedStatus !== 'INITIAL' || cancelled) return;
  const remaining = (await scope.signers.list()).filter(({ state }) => state !== 'WITHDRAWN');
  if (!remaining.every(({ state }) => state === 'SIGNED')) return;
  await completeCoDeed(scope, remaining.length);
}

/**
 * The days to cancel begin with the last signature. Where all is signed at an office the others only have their documents so far: the
 * days begin when the deed came back. @param count how many settled beside the borrower
 */
export async function completeCoDeed(scope: ApplicationScope, count: number): Promise<void> {
  const { signsAtOffice } = await stored(scope, 'status');
  await record(scope, 'application', { coDeedStatus: 'COMPLETE' });
  if (!signsAtOffice) await beginCancelPeriod(scope);
  await scope.audit('co-owners-signed', { count });
  await scope.queue.send('notary-documents');
}
