/**
 * Asks the scanner about a file in quarantine, again and again until it answers; then lets the file out, or destroys it. A file
 * that waits for long is told to the security log at each try, for whoever keeps the scanner running.
 */

import type { ApplicationScope } from '../application/application-scope.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { doomFiles, removeNow } from '../platform/files/doomed-files.ts';
import { inTime } from '../platform/parties/common/in-time.ts';
import { PartyFailed } from '../platform/parties/common/party-failed.ts';
import type { ScanVerdict } from '../platform/parties/common/scanner.ts';
import type { World } from '../platform/world/world.ts';
import { inApplication } from '../standing/in-application.ts';
import { readApplication } from '../standing/read-application.ts';
import { checkUploadJob } from '../uploads/check-upload-job.ts';

/** The first pause, doubled after each try, and the longest one, in milliseconds. */
const pauseMs = 15_000;
const longestMs = 15 * 60_000;
/** After this the borrower's page has long said that the file is being checked. */
const alarmMs = 30 * 60_000;

export const checkUpload: JobHandler = {
  name: checkUploadJob,
  run: async ({ world, data }) => {
    const { applicationUuid, tries = 0 } = data;
    const file = String(data.file);
    const found = await readApplication(world, applicationUuid, ({ uploads }) => uploads.quarantined(file));
    if (!found) return;
    const verdict = await verdictOn(world, found.bytes);
    if (verdict) return settle(world, applicationUuid, file, verdict);
    if (world.clock.now() - found.createdAt > alarmMs)
      world.note?.('quarantine-long', { outcome: 'failure' });
    const startAfterMs = Math.min(longestMs, pauseMs * 2 ** Math.min(Number(tries), 10));
    await world.queue.send(
      checkUploadJob,
      { applicationUuid, file, tries: Number(tries) + 1 },
      { startAfterMs },
    );
  },
};

async function verdictOn(world: World, bytes: Uint8Array): Promise<ScanVerdict | undefined> {
  const { scanner, patienceMs } = world.parties;
  try {
    return await inTime('scanner.scan', patienceMs, () => scanner.scan(bytes));
  } catch (error) {
    if (!(error instanceof PartyFailed)) throw error;
    world.note?.('scan-failed', { outcome: 'failure' });
    return undefined;
  }
}

async function settle(world: World, uuid: string, file: string, verdict: ScanVerdict): Promise<void> {
  const places = await inApplication(world, uuid, (scope) => note(scope, file, verdict));
  if (verdict === 'CLEAN') return;
  await removeNow(world, places);
  world.note?.('malware-found', { outcome: 'failure' });
}

/** Where its bytes lie; nowhere for a file that was removed meanwhile. */
async function note({ tx, uploads, audit, now }: ApplicationScope, file: string, verdict: ScanVerdict) {
  const places = await uploads.settle(file, verdict);
  if (verdict !== 'CLEAN') await doomFiles(tx, places, now);
  if (places.length > 0) await audit('file-scanned', { file, verdict });
  return places;
}
