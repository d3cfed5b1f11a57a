/** Opens the outside parties by mode: companies over HTTP in production, each by its settings in staging, sample companies in the sandbox but for those that a setting names. */

import type { Meters } from '../platform/meters/meters.ts';
import { openCarriers } from '../platform/parties/carriers/open-carriers.ts';
import { type Breaker, openBreaker } from '../platform/parties/common/breaker.ts';
import { clamdScanner } from '../platform/parties/common/clamd-scanner.ts';
import { closedOutbox } from '../platform/parties/common/closed-outbox.ts';
import { noScanner } from '../platform/parties/common/no-scanner.ts';
import { openCompany } from '../platform/parties/companies/open-company.ts';
import { flagCompanies } from '../platform/parties/flags/companies.ts';
import { chosenCompanies, partiesOverHttp, withSamples } from '../platform/parties/over-http.ts';
import type { Parties, PartyName } from '../platform/parties/parties.ts';
import type { SandboxOptions } from '../platform/parties/sandbox/sandbox-options.ts';
import type { Settings } from '../platform/world/settings.ts';
import type { Clock } from '../platform/world/world.ts';
import { requireSettings } from './require-settings.ts';

/** How long a borrower waits for a party, in milliseconds. */
const patienceMs = 20_000;

export type PartyWatch = {
  /** Hears which company is not asked any more because it fails, and which answers again. */
  tell?(party: PartyName, is: 'resting' | 'back'): void;
  meters?: Meters | undefined;
};

/** @param root the folder that holds schemas/. Throws `StartRefused` while production lacks a setting. */
export async function openParties(
  settings: Settings,
  root: string,
  clock: Clock,
  { tell, meters }: PartyWatch = {},
): Promise<Parties> {
  requireSettings(settings);
  const samples = settings.staging ? await openSandbox(settings, {}, clock) : undefined;
  const carriers = { ...carriersOf(samples), ...(await openCarriers(settings, patienceMs - 500, meters)) };
  const { parties, clamavHost } = settings;
  const scanner = clamavHost && clamdScanner(clamavHost, patienceMs);
  // A little less, so that the log tells who was late.
  const asking = { settings: parties, patienceMs: patienceMs - 500, meters };
  const flags = await openFlags(settings, asking);
  if (settings.mode === 'sandbox') {
    const played = await openSandbox(settings, { carriers, ...(scanner && { scanner }) }, clock);
    return { ...played, ...(await chosenCompanies(asking)), ...flags };
  }
  const breakers = new Map<PartyName, Breaker>();
  const breakerOf = (name: PartyName) => {
    // Its rest is of real time: no one waits longer because the sandbox's clock stands.
    const breaker = openBreaker({ now: () => performance.now(), tell: (is) => tell?.(name, is) });
    breakers.set(name, breaker);
    return breaker;
  };
  return {
    ...(await partiesOverHttp({
      ...{ ...asking, breakerOf, samples },
      settings: samples ? withSamples(parties) : parties,
      folder: `${root}/schemas/parties`,
    })),
    ...flags,
    resting: () => [...breakers].filter(([, breaker]) => breaker.isResting()).map(([name]) => name),
    scanner: scanner ?? noScanner(),
    outbox: closedOutbox(),
    carriers,
    paceMs: settings.staging ? settings.stageMs : 0,
    patienceMs,
  };
}

async function openFlags(
  { flagCompany }: Settings,
  { patienceMs, meters }: { patienceMs: number; meters: Meters | undefined },
): Promise<Pick<Parties, 'flags'>> {
  if (!flagCompany) return {};
  return { flags: await openCompany(flagCompanies, flagCompany, { name: 'flags', meters }, patienceMs) };
}

// In staging a letter without a carrier goes to the file that the sandbox writes: codes are read there.
const carriersOf = (samples: Parties | undefined) =>
  samples ? { EMAIL: samples.outbox, SMS: samples.outbox } : {};

// Loaded here and nowhere else: in production the sample borrowers are not even in memory.
async function openSandbox(
  { dataFolder, stageMs }: Settings,
  own: Partial<Pick<SandboxOptions, 'carriers' | 'scanner'>>,
  { now }: Clock,
): Promise<Parties> {
  const { fileOutbox } = await import('../platform/parties/sandbox/file-outbox.ts');
  const { sandboxParties } = await import('../platform/parties/sandbox-parties.ts');
  const outbox = fileOutbox(`${dataFolder}/outbox.jsonl`, now);
  return sandboxParties({ outbox, ...own, paceMs: stageMs, patienceMs, now });
}
