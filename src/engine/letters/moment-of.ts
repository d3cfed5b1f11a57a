/** The moment that a fact names: a time, or a day, which counts from 9 a.m. Pacific Standard Time. */
import { isoDate } from '../answers/formats/iso-date.ts';

/** Milliseconds since 1970; undefined for anything else. */
export function momentOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const at = Date.parse(isoDate(value) ? `${value}T17:00:00Z` : value);
  return Number.isNaN(at) ? undefined : at;
}
