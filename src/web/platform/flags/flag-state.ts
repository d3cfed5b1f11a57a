/** Decisions on flags, and whether all are known yet. While they are not, neither variant may be drawn. */
import { createContext, useContext } from 'react';
import { isRecord } from '../../../engine/facts/facts.ts';

/** As the server decided it. An experiment's variant is the variable `variant`. */
export type Flag = { flagEnabled: boolean; variables: Record<string, string> };

/** While `loading`, `flags` holds the decisions that are the same for every visitor. */
export type FlagState = { status: 'loading' | 'ready' | 'failed'; flags: Readonly<Record<string, Flag>> };

const LOADING: FlagState = { status: 'loading', flags: {} };

export const FlagContext = createContext<FlagState>(LOADING);

/** All decisions. */
export function useFlags(): FlagState {
  return useContext(FlagContext);
}

/** Reads { decisions: [{ key, enabled, variables: [{ key, defaultValue }] }] }; skips malformed entries (ACC-D4). */
export function toFlags(body: unknown): Record<string, Flag> {
  const list = isRecord(body) && Array.isArray(body.decisions) ? body.decisions : undefined;
  if (!list) throw new Error('No decisions');
  return Object.fromEntries(list.filter(isRecord).flatMap(toEntry));
}

function toEntry({ key, enabled, variables }: Record<string, unknown>): [string, Flag][] {
  if (typeof key !== 'string') return [];
  return [[key, { flagEnabled: enabled === true, variables: toWords(variables) }]];
}

function toWords(variables: unknown): Record<string, string> {
  const list = Array.isArray(variables) ? variables.filter(isRecord) : [];
  return Object.fromEntries(list.map(({ key, defaultValue }) => [String(key), String(defaultValue ?? '')]));
}
