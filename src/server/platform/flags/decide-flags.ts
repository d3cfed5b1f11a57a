/**
 * Decides flags and experiments for one visitor: the content's defaults, or a company that decides the flag where there is one, both
 * overridden by the lender's own toggles.
 */
import type { OrgContent } from '../../../content/loaded/content.ts';
import { isRecord } from '../../../engine/facts/facts.ts';
import type { FeatureFlag } from '../../../types/feature-flag.ts';
import type { Flag } from '../../../types/site.ts';
import type { RemoteDecision, RemoteFlags } from '../parties/flags/remote-flags.ts';
import { variantOf } from './share-of.ts';

export type OptimizeUser = {
  kind?: 'customer' | 'agent';
  userId?: string;
  attributes?: { isCrypto?: boolean };
};

type Words = Record<string, string>;
type Toggle = { enabled: boolean; variables: Words };

/** Flags of the other kind of identity are not decided at all. `keys` empty means every flag. */
export function decideFlags(
  { org, site }: Pick<OrgContent, 'org' | 'site'>,
  { kind = 'customer', userId, attributes = {} }: OptimizeUser,
  keys: readonly string[] = [],
  remote?: RemoteFlags,
): FeatureFlag[] {
  const flags: Record<string, Flag> = site.flags ?? {};
  const toggles: Record<string, unknown> = org.publicFeatureToggles ?? {};
  const known = [...new Set([...Object.keys(flags), ...Object.keys(toggles)])];
  const decidable = keys.length === 0 ? known : known.filter((key) => keys.includes(key));
  return decidable.flatMap((key) => {
    const flag = Object.hasOwn(flags, key) ? flags[key] : undefined;
    if (flag?.for && flag.for !== kind) return [];
    const toggle = readToggle(Object.hasOwn(toggles, key) ? toggles[key] : undefined);
    const theirs = flag && userId ? remote?.decide(key, { userId, kind, attributes }) : undefined;
    return [theirs ? remotely(key, theirs, toggle) : decided(key, flag, toggle, userId)];
  });
}

function decided(
  key: string,
  flag: Flag | undefined,
  toggle: Toggle | undefined,
  userId: string | undefined,
): FeatureFlag {
  const enabled = toggle?.enabled ?? flag?.enabled ?? false;
  const variant = flag && enabled && userId ? variantOf(key, flag, userId) : undefined;
  return asDecision(key, enabled, {
    ...flag?.variables,
    ...(variant && { ...flag?.variants?.[variant]?.variables, variant }),
    ...toggle?.variables,
  });
}

function remotely(key: string, theirs: RemoteDecision, toggle: Toggle | undefined): FeatureFlag {
  const { enabled, variables, variant } = theirs;
  const words = { ...variables, ...(variant && { variant }), ...toggle?.variables };
  return asDecision(key, toggle?.enabled ?? enabled, words);
}

const asDecision = (key: string, enabled: boolean, words: Words): FeatureFlag => ({
  key,
  enabled,
  variables: Object.entries(words).map(([name, defaultValue]) => ({ key: name, defaultValue })),
});

/** A toggle is true, false, or the JSON text of { flagEnabled, variables }. Ignores anything else. */
function readToggle(value: unknown): Toggle | undefined {
  if (typeof value === 'boolean') return { enabled: value, variables: {} };
  const flag = typeof value === 'string' ? parsed(value) : undefined;
  if (!isRecord(flag) || typeof flag.flagEnabled !== 'boolean') return undefined;
  const entries = Object.entries(isRecord(flag.variables) ? flag.variables : {});
  const words = entries.map(([name, word]) => [name, typeof word === 'string' ? word : JSON.stringify(word)]);
  return { enabled: flag.flagEnabled, variables: Object.fromEntries(words) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
