/** The minute of a moment where its reader is, for tables: Dec 4, 3:45 PM. */
import type { TextFormat } from './text-format.ts';

/** Reads an ISO time with a time zone; anything else is a dash. Without the year: for what is days old, not years. */
export const momentShort: TextFormat = (value, { timeZone = 'UTC', locale = 'en-US' } = {}) => {
  const at = typeof value === 'string' && value.includes('T') ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) return '—';
  const text = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at);
  // In a narrow column it stays on its line.
  return text.replaceAll(/\s/g, '\u00A0');
};
