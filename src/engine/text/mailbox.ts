/** The part of an email before the @: anna for anna@example.com. */

/** A value without an @ is shown as it is; without a value, a dash. */
export function mailbox(value: unknown): string {
  const text = String(value ?? '').trim();
  const at = text.lastIndexOf('@');
  return (at > 0 ? text.slice(0, at) : text) || '—';
}
