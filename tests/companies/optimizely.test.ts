/** Optimizely: which variant a visitor sees, what the lender still says, and what becomes of a datafile that does not come. */
/** Covers src/server/platform/parties/flags, src/server/platform/flags/decide-flags.ts. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { decideFlags } from '../../src/server/platform/flags/decide-flags.ts';
import { openCompany } from '../../src/server/platform/parties/companies/open-company.ts';
import { flagCompanies } from '../../src/server/platform/parties/flags/companies.ts';
import type { RemoteFlags } from '../../src/server/platform/parties/flags/remote-flags.ts';
import { readSettings } from '../../src/server/platform/world/settings.ts';
import { productContent } from '../product.ts';
import { credentials, datafileAsked, openOptimizely } from './optimizely-stand-in.ts';
import type { StandIn } from './stand-in.ts';

const { default: lender } = productContent().orgs;
const experiment = 'landing-button';
const on = 'fe-webchat-provider';

let optimizely: StandIn;
afterEach(() => optimizely.close());

async function opened(changed: Record<string, string> = {}): Promise<RemoteFlags> {
  optimizely = await openOptimizely({ experiment, on });
  const env = { FLAGS: 'optimizely', ...credentials, OPTIMIZELY_URL: optimizely.url, ...changed };
  const { flagCompany } = readSettings(env);
  if (!flagCompany) throw new Error('no company');
  return openCompany(flagCompanies, flagCompany, { name: 'flags' }, 1_500);
}
async function ready(): Promise<RemoteFlags> {
  const flags = await opened();
  await vi.waitFor(() => expect(flags.keys()).toHaveLength(2), 20_000);
  return flags;
}
const decide = (key: string, flags: RemoteFlags, user: { userId?: string } = {}, own = lender) => {
  if (!own) throw new Error('no lender');
  const [decision] = decideFlags(own, { kind: 'customer', ...user }, [key], flags);
  const words = (decision?.variables ?? []).map((one) => [one.key, one.defaultValue]);
  return { enabled: decision?.enabled, ...Object.fromEntries(words) };
};

describe('a visitor', () => {
  test('sees one variant of an experiment, the same at every visit, and each variant has its half', async () => {
    const flags = await ready();
    const visitors = Array.from(
      { length: 400 },
      (_, one) => `00000000-0000-4000-8000-${String(one).padStart(12, '0')}`,
    );
    const seen = visitors.map((userId) => decide(experiment, flags, { userId }));

    expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(
      new Set([
        JSON.stringify({ enabled: true, words: 'short', variant: 'control' }),
        JSON.stringify({ enabled: true, words: 'long', variant: 'longer' }),
      ]),
    );
    expect(seen.filter(({ variant }) => variant === 'longer').length).toBeGreaterThan(150);
    expect(seen.filter(({ variant }) => variant === 'longer').length).toBeLessThan(250);
    expect(visitors.map((userId) => decide(experiment, flags, { userId }))).toEqual(seen);
    // Decided here: Optimizely was asked for its datafile, and of no visitor.
    expect(optimizely.heard).toHaveLength(1);
  });

  test('gets a flag that Optimizely turned on, unless the lender itself says otherwise', async () => {
    const flags = await ready();
    const user = { userId: randomUUID() };
    expect(decide(on, flags, user)).toMatchObject({ enabled: true });
    expect(decide('ceo-feedback', flags, user)).toEqual({ enabled: true });
    const org = { ...lender?.org, publicFeatureToggles: { [on]: false } };
    expect(decide(on, flags, user, lender && { ...lender, org: org as typeof lender.org })).toMatchObject({
      enabled: false,
    });
  });

  test('without a name of their own gets what the content says', async () => {
    expect(decide(on, await ready())).toEqual({ enabled: false, provider: 'stream' });
  });
});

describe('Optimizely', () => {
  test.each(['stall', 'cut', 'page', { status: 503 }] as const)(
    'that answers %j leaves the flags to the content',
    async (fault) => {
      optimizely = await openOptimizely({ experiment, on });
      optimizely.next(datafileAsked, fault, 3);
      const { flagCompany } = readSettings({
        FLAGS: 'optimizely',
        ...credentials,
        OPTIMIZELY_URL: optimizely.url,
      });
      if (!flagCompany) throw new Error('no company');
      const flags = await openCompany(flagCompanies, flagCompany, { name: 'flags' }, 600);
      await vi.waitFor(() => expect(optimizely.heard.length).toBeGreaterThan(0), 20_000);
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(flags.keys()).toEqual([]);
      expect(decide(on, flags, { userId: randomUUID() })).toEqual({ enabled: false, provider: 'stream' });
    },
  );

  test('that does not know the key leaves them, too; without one the server does not start', async () => {
    const flags = await opened({ OPTIMIZELY_SDK_KEY: 'another' });
    await vi.waitFor(() => expect(optimizely.heard).toHaveLength(1), 20_000);
    expect(flags.keys()).toEqual([]);
    expect(() => readSettings({ FLAGS: 'coin' })).toThrow(
      'FLAGS is "coin". Use optimizely, or leave it out.',
    );
  });
});
