/**
 * Asks the scanner about a file that has just arrived, while its sender waits. Without an answer in a few seconds the file
 * goes into quarantine, and a job asks again.
 */

import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { inTime } from '../platform/parties/common/in-time.ts';
import { PartyFailed } from '../platform/parties/common/party-failed.ts';
import type { Scanner } from '../platform/parties/common/scanner.ts';
import type { World } from '../platform/world/world.ts';

const patienceMs = 5_000;
/** How long no sender waits for a scanner that has just failed, in milliseconds. */
const restMs = 30_000;
const failedAt = new WeakMap<Scanner, number>();

/** Throws a refusal for an infected file, which is stored nowhere. */
export async function scanArrival(world: World, bytes: Uint8Array): Promise<'CLEAN' | 'CHECKING'> {
  const { parties, clock } = world;
  const { scanner } = parties;
  if (clock.now() - (failedAt.get(scanner) ?? Number.NEGATIVE_INFINITY) < restMs) return 'CHECKING';
  try {
    const verdict = await inTime('scanner.scan', patienceMs, () => scanner.scan(bytes));
    if (verdict === 'CLEAN') return verdict;
  } catch (error) {
    if (!(error instanceof PartyFailed)) throw error;
    failedAt.set(scanner, clock.now());
    world.note?.('scan-failed', { outcome: 'failure' });
    return 'CHECKING';
  }
  world.note?.('malware-found', { outcome: 'failure' });
  throw new Refusal(422, [says('file.infected')]);
}
