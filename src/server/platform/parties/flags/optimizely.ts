/**
 * Decisions of Optimizely Feature Experimentation, made here from its datafile: Optimizely hears of no visitor. Until the first datafile has
 * come, and of what it does not hold, the lender's content decides.
 */
import {
  type Client,
  createInstance,
  createStaticProjectConfigManager,
  OptimizelyDecideOption,
} from '@optimizely/optimizely-sdk';
import { NoAnswer } from '../common/no-answer.ts';
import type { CompanyAccess } from '../companies/company.ts';
import { sendAgain } from '../http/send-again.ts';
import { sendOnce } from '../http/send-once.ts';
import type { FlagUser, RemoteDecision, RemoteFlags } from './remote-flags.ts';

const everyMs = 5 * 60_000;
const cdn = 'https://cdn.optimizely.com';
/** No decision is told to anyone: the product counts its experiments itself. */
const decideOptions = [OptimizelyDecideOption.DISABLE_DECISION_EVENT];

/** @param access its settings are OPTIMIZELY_SDK_KEY and, for another address than Optimizely's, OPTIMIZELY_URL */
export function open(access: CompanyAccess): RemoteFlags {
  let client: Client | undefined;
  let known: ReadonlySet<string> = new Set();
  const refresh = async () => {
    // The last datafile decides until there is another; the meters tell of a company that is away.
    const datafile = await access.ask('datafile', () => read(access)).catch(() => undefined);
    const next = datafile && clientOf(datafile);
    if (!next) return;
    client = next;
    known = new Set(Object.keys(client.getOptimizelyConfig()?.featuresMap ?? {}));
  };
  void refresh();
  setInterval(refresh, everyMs).unref();
  return {
    keys: () => [...known],
    decide: (key, user) => (client && known.has(key) ? decided(client, key, user) : undefined),
  };
}

async function read({ settings, patienceMs }: CompanyAccess): Promise<string> {
  const url = `${settings.OPTIMIZELY_URL ?? cdn}/datafiles/${encodeURIComponent(settings.OPTIMIZELY_SDK_KEY ?? '')}.json`;
  const { body, mediaType, status } = await sendAgain(patienceMs, (signal) =>
    sendOnce(url, { method: 'GET', headers: {} }, signal),
  );
  if (mediaType !== 'application/json') throw new NoAnswer('an answer that is no JSON', { status });
  return body.toString('utf8');
}

/** Undefined for a datafile that Optimizely's library does not take. */
function clientOf(datafile: string): Client | undefined {
  const client = createInstance({
    projectConfigManager: createStaticProjectConfigManager({ datafile }),
    defaultDecideOptions: decideOptions,
  });
  return client.getOptimizelyConfig() ? client : undefined;
}

function decided(
  client: Client,
  key: string,
  { userId, kind, attributes }: FlagUser,
): RemoteDecision | undefined {
  const user = client.createUserContext(userId, { kind, ...attributes });
  const { enabled, variables, variationKey } = user.decide(key);
  const words = Object.entries(variables).map(([name, value]) => [name, wordOf(value)] as const);
  return {
    enabled,
    variables: Object.fromEntries(words),
    ...(variationKey && { variant: variationKey }),
  };
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
