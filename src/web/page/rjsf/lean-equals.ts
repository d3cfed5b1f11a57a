/** Stands in for fast-equals inside RJSF, which compares schemas and its own state: plain values without circles. */

/** Functions count as equal, as RJSF has it; what React has drawn is compared by identity. */
export function leanEquals(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function' && typeof other === 'function') return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && leanEquals(one[key], other[key]))
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const shape: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || shape === Object.prototype || shape === null;
}
