/** The minute of a moment where its reader is: December 4, 2026 at 3:45 PM CST. */
import type { TextFormat } from './text-format.ts';

/** Reads an ISO time with a time zone; anything else is a dash. */
export const momentTime: TextFormat = (value, { timeZone = 'UTC' } = {}) => {
  const at = typeof value === 'string' && value.includes('T') ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) return '—';
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at);
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
  return `${day} at ${time}`;
};
