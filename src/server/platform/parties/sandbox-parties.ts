/** All outside parties of the sandbox in one value, played by the sample borrowers. */
import { type AskedParties, type Parties, parties, partyNames } from './parties.ts';
import { memoryOutbox } from './sandbox/memory-outbox.ts';
import type { SandboxOptions } from './sandbox/sandbox-options.ts';
import { sandboxScanner } from './sandbox/scanner.ts';

/** @param given paceMs defaults to 600, patienceMs to 20 seconds, now to the system's clock, scanner to the sandbox's own, outbox to one that only remembers. */
export async function sandboxParties(given: Partial<SandboxOptions> = {}): Promise<Parties> {
  const options = {
    paceMs: 600,
    now: Date.now,
    patienceMs: 20_000,
    outbox: memoryOutbox(),
    scanner: sandboxScanner(),
    carriers: {},
    ...given,
  };
  const { scanner, outbox, carriers, paceMs, patienceMs } = options;
  return { ...(await sampleCompanies(options)), scanner, outbox, carriers, paceMs, patienceMs };
}

async function sampleCompanies(options: SandboxOptions): Promise<AskedParties> {
  const companies = partyNames.map(async (name) => {
    const { sandbox, without } = parties[name];
    return [name, sandbox ? (await sandbox()).sandbox(options) : without];
  });
  return Object.fromEntries(await Promise.all(companies)) as AskedParties;
}
