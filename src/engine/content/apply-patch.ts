/** RFC 7396 merge patch over own keys only. Never writes `__proto__`, never changes its arguments, drops `$comment`. */
import { isRecord } from '../facts/facts.ts';

/** `base` with `patch` merged in: objects merge, null removes, everything else replaces. */
export function applyPatch(base: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return stripComments(patch);
  const merged = new Map(isRecord(base) ? Object.entries(stripped(base)) : []);
  for (const [key, value] of Object.entries(stripped(patch))) {
    if (value === null) merged.delete(key);
    else merged.set(key, applyPatch(merged.get(key), value));
  }
  return fromEntries(merged);
}

/** The value without any `$comment`, at any depth. */
export function stripComments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripComments);
  if (!isRecord(value)) return value;
  return fromEntries(Object.entries(stripped(value)).map(([key, inner]) => [key, stripComments(inner)]));
}

function stripped(value: Record<string, unknown>): Record<string, unknown> {
  const { $comment: _, ...rest } = value;
  return rest;
}

function fromEntries(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  // Object.fromEntries defines own keys, so even `__proto__` would be plain data. We drop it to protect code that copies
  // the result.
  return Object.fromEntries([...entries].filter(([key]) => key !== '__proto__'));
}
