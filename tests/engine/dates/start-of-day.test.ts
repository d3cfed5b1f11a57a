/** When a day begins depends on the place and on daylight saving time. */
/** Covers src/engine/dates/start-of-day.ts. */
import { expect, test } from 'vitest';
import { startOfDay } from '../../../src/engine/dates/start-of-day.ts';

test.each([
  ['America/Los_Angeles', '2026-11-25', '2026-11-25T08:00:00.000Z'],
  ['America/New_York', '2026-07-04', '2026-07-04T04:00:00.000Z'],
  ['Pacific/Honolulu', '2026-01-01', '2026-01-01T10:00:00.000Z'],
  // The clocks change in the night after that midnight, and in the night before it.
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
])('in %s the day %s begins at %s', (zone, date, moment) => {
  expect(new Date(startOfDay(zone, date)).toISOString()).toBe(moment);
});
