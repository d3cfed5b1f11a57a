/** +1 (xxx) xxx-xxxx for numbers with a country code, (xxx) xxx-xxxx for ten digits; anything else as it came. */

export function phone(value: unknown): string {
  const text = String(value ?? '').trim();
  if (text === '') return '—';
  const parts = /^(\+?1)?[-. ]?\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/.exec(text);
  return parts ? `${parts[1] ? '+1 ' : ''}(${parts[2]}) ${parts[3]}-${parts[4]}` : text;
}
