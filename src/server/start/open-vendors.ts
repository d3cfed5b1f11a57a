/** Opens the outside parties by mode: companies over HTTP in production, sample companies in the sandbox. */

import { openCarriers } from '../vendors/carriers/open-carriers.ts';
import { clamdScanner } from '../vendors/clamd-scanner.ts';
import { closedOutbox } from '../vendors/closed-outbox.ts';
import { openParties } from '../vendors/http/open-parties.ts';
import { noScanner } from '../vendors/no-scanner.ts';
import type { SandboxOptions } from '../vendors/sandbox/sandbox-options.ts';
import type { Vendors } from '../vendors/vendors.ts';
import type { Settings } from '../world/settings.ts';
import type { Clock } from '../world/world.ts';
import { requireSettings } from './require-settings.ts';

/** How long a borrower waits for a party, in milliseconds. */
const patienceMs = 20_000;

/** @param root the folder that holds schemas/. Throws `StartRefused` while production lacks a setting. */
export async function openVendors(settings: Settings, root: string, clock: Clock): Promise<Vendors> {
  requireSettings(settings);
  const carriers = openCarriers(settings);
  const { parties, clamavHost } = settings;
  const scanner = clamavHost && clamdScanner(clamavHost, patienceMs);
  if (settings.mode === 'sandbox')
    return openSandbox(settings, { carriers, ...(scanner && { scanner }) }, clock);
  return {
    // A little less, so that the log tells who was late.
    ...openParties({ settings: parties, folder: `${root}/schemas/parties`, patienceMs: patienceMs - 500 }),
    scanner: scanner ?? noScanner(),
    outbox: closedOutbox(),
    carriers,
    paceMs: 0,
    patienceMs,
  };
}

// Loaded here and nowhere else: in production the sample borrowers are not even in memory.
async function openSandbox(
  { dataFolder, stageMs }: Settings,
  own: Pick<SandboxOptions, 'carriers'> & Partial<Pick<SandboxOptions, 'scanner'>>,
  { now }: Clock,
): Promise<Vendors> {
  const { fileOutbox } = await import('../vendors/sandbox/file-outbox.ts');
  const { sandboxVendors } = await import('../vendors/sandbox/sandbox.ts');
  const outbox = fileOutbox(`${dataFolder}/outbox.jsonl`, now);
  return sandboxVendors({ outbox, ...own, paceMs: stageMs, patienceMs, now });
}
