/** A developer's overrides of decisions for this browser session (sandbox only). The server never hears of them. */
import { isRecord } from '../../../engine/facts/facts.ts';
import { createStore } from '../data/create-store.ts';
import type { Flag, FlagState } from './flag-state.ts';

export type Overrides = Readonly<Record<string, Flag>>;

const KEY = 'heloc-flag-overrides';
const NONE: Overrides = {};

/** The current overrides. */
export const overrides = createStore<Overrides>(load());

/** Overrides one decision; undefined restores the server's. */
export function overrideFlag(key: string, flag: Flag | undefined): void {
  const { [key]: _, ...others } = overrides.read();
  const next = flag ? { ...others, [key]: flag } : others;
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // The memory above carries this visit.
  }
  overrides.write(next);
}

/** The decisions as this session sees them. */
export function withOverrides(state: FlagState, aside: Overrides): FlagState {
  if (Object.keys(aside).length === 0) return state;
  return { ...state, flags: { ...state.flags, ...aside } };
}

function load(): Overrides {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    return isRecord(kept) ? Object.fromEntries(Object.entries(kept).flatMap(toEntry)) : NONE;
  } catch {
    return NONE;
  }
}

function toEntry([key, flag]: [string, unknown]): [string, Flag][] {
  if (!isRecord(flag) || typeof flag.flagEnabled !== 'boolean') return [];
  const words = isRecord(flag.variables) ? Object.entries(flag.variables) : [];
  const variables = Object.fromEntries(words.map(([name, value]) => [name, String(value)]));
  return [[key, { flagEnabled: flag.flagEnabled, variables }]];
}
