/** How long a message's delay is, in milliseconds. */
import type { MessageDelay } from '../../types/messages.ts';

const minute = 60_000;

export function lengthMs({ minutes = 0, hours = 0, days = 0 }: MessageDelay): number {
  return (minutes + 60 * (hours + 24 * days)) * minute;
}
