/** Stores the flood determination; a special hazard area asks for a notice and a policy. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import type { FloodDetermination } from '../vendors/flood.ts';

export async function storeFlood(scope: ApplicationScope, answer: FloodDetermination): Promise<void> {
  const { floodLooks = 0 } = await stored(scope, 'underwriting');
  await replace(scope, 'underwriting', 'flood', answer);
  await record(scope, 'underwriting', { floodLooks: floodLooks + 1 });
  if (answer.pending) return record(scope, 'status', { waitingOnFloodCert: true });
  const { property } = await stored(scope, 'application');
  await record(scope, 'application', { property: { ...property, floodZone: answer.zone } });
  await record(scope, 'status', {
    waitingOnFloodCert: false,
    floodZone: answer.zone,
    floodRequired: answer.specialHazard,
  });
}
