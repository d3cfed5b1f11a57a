/** A person's whole name in one line, as it is on an ID. Reads { first, middle?, last, suffix? }. */

export function fullName(value: unknown): string {
  const parts: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const words = [parts.first, parts.middle, parts.last, parts.suffix];
  return words.filter((word) => typeof word === 'string' && word !== '').join(' ') || '—';
}
