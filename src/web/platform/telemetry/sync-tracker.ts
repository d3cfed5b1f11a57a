/** Brings the tracker ids of browser and account together (ACC-B8): the account's wins, and the first one becomes it. */
import { isRecord } from '../../../engine/facts/facts.ts';
import type { Send } from '../api/transport/client.ts';
import { keepTracker, readTracker } from '../api/transport/token.ts';

const PROFILE = '/service-application/api/v3/application/heloc/optermizerly-profile';
const MUTATION = '/service-optimize/secure/api/v1/tracker';

/** `identityUuid` is the signed-in account's; `reload` draws the page again under the other id. */
export async function syncTracker(send: Send, identityUuid: string, reload: () => void): Promise<void> {
  const theirs = readUuid(await send({ method: 'GET', path: PROFILE, attempts: 2 }));
  const ours = readTracker();
  if (theirs) return adopt(theirs, ours, reload);
  if (!ours) return;
  const kept = readUuid(await send({ method: 'POST', path: MUTATION, body: { trackerUuid: ours } }));
  if (kept && kept !== ours) return adopt(kept, ours, reload);
  const body = { optimizelyProfileUuid: ours };
  await send({ method: 'PATCH', path: PROFILE, query: { identityUuid }, body });
}

// Where nothing can be kept, a reload would find the old id again and never end.
function adopt(theirs: string, ours: string | undefined, reload: () => void): void {
  if (theirs === ours) return;
  const isKept = keepTracker(theirs);
  if (isKept && ours) reload();
}

function readUuid(body: unknown): string | undefined {
  const uuid = isRecord(body) ? body.optimizelyProfileUuid : undefined;
  return typeof uuid === 'string' && uuid !== '' ? uuid : undefined;
}
