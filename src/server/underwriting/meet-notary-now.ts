/** The notary by video comes before the time that was booked: the sandbox's way past nights, Sundays and holidays. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';

/** The session is from then on one that was booked for now. @returns whether a time was still to come */
export async function meetNotaryNow(scope: ApplicationScope): Promise<boolean> {
  const { slot = 'NOW', confirmedSlot } = await stored(scope, 'notary');
  if (slot === 'NOW' || confirmedSlot === undefined || Date.parse(confirmedSlot) <= scope.now) return false;
  const { notary } = await stored(scope, 'figures');
  await record(scope, 'notary', { slot: 'NOW', confirmedSlot: new Date(scope.now).toISOString() });
  await record(scope, 'figures', { notary: { ...notary, confirmedFor: 'NOW' } });
  return true;
}
