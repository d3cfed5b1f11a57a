/** Hides all but the last four characters: ••••1234. */

export function mask(value: unknown): string {
  const text = String(value ?? '').trim();
  return text === '' ? '—' : `••••${text.slice(-4)}`;
}
