/** Decisions that a developer has set aside for this browser session (sandbox only). The server never hears of them. */
import { isObject } from '../data/json.ts';
import type { Flag, FlagState } from './flag-state.ts';

export type Overrides = Readonly<Record<string, Flag>>;

const KEY = 'heloc-flag-overrides';
const NONE: Overrides = {};

let known: Overrides | undefined;
const listeners = new Set<() => void>();

/** What is set aside now; the same value until it changes. */
export function readOverrides(): Overrides {
  known ??= load();
  return known;
}

/** Sets one decision aside; undefined lets the server's hold again. */
export function overrideFlag(key: string, flag: Flag | undefined): void {
  const { [key]: _, ...others } = readOverrides();
  known = flag ? { ...others, [key]: flag } : others;
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // The memory above carries this visit.
  }
  for (const listen of listeners) listen();
}

/** Tells of every change. Returns how to stop. */
export function watchOverrides(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The decisions as this session sees them. While they are loading, nothing is known yet. */
export function withOverrides(state: FlagState, overrides: Overrides): FlagState {
  if (state.status === 'loading' || Object.keys(overrides).length === 0) return state;
  return { ...state, flags: { ...state.flags, ...overrides } };
}

function load(): Overrides {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    return isObject(kept) ? Object.fromEntries(Object.entries(kept).flatMap(toEntry)) : NONE;
  } catch {
    return NONE;
  }
}

function toEntry([key, flag]: [string, unknown]): [string, Flag][] {
  if (!isObject(flag) || typeof flag.flagEnabled !== 'boolean') return [];
  const words = isObject(flag.variables) ? Object.entries(flag.variables) : [];
  const variables = Object.fromEntries(words.map(([name, value]) => [name, String(value)]));
  return [[key, { flagEnabled: flag.flagEnabled, variables }]];
}
