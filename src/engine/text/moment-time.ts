/** The minute of a moment where its reader is: December 4, 2026 at 3:45 PM CST. */
import type { TextFormat } from './text-format.ts';

/** Reads an ISO time with a time zone; anything else is a dash. */
export const momentTime: TextFormat = (value, { timeZone = 'UTC', locale = 'en-US' } = {}) => {
  const at = typeof value === 'string' && value.includes('T') ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) return '—';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at);
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
  // Only English needs a word between them.
  return locale.startsWith('en') ? `${day} at ${time}` : `${day}, ${time}`;
};
