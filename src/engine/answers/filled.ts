/** Leaves out of answers what is no answer. */
import { isRecord } from '../facts/facts.ts';

/** The answers without empty ones: an empty box is no answer, at any depth. */
export function filled(data: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(data).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, filledValue(value)]));
}

function filledValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledValue);
  return isRecord(value) ? filled(value) : value;
}
