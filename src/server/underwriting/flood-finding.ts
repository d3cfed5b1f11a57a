/** Stores the flood determination; the form is kept whatever the zone, and a special hazard area asks for a notice and a policy. */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, replace, stored } from '../application/stored.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import type { FloodDetermination } from '../platform/parties/flood/party.ts';

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
  const { communityNumber, panelNumber, determinedOn } = answer;
  await record(scope, 'figures', { flood: { communityNumber, panelNumber, determinedOn } });
  await makeDocuments(scope, 'flood');
  await makeDocuments(scope, 'floodNotice');
}
