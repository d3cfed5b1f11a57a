/** The line of days from the signature to the first payment. */
/** Covers src/server/platform/legal-day.ts, src/server/facts/timeline.ts. */

import { expect, test } from 'vitest';
import { timeline } from '../../../src/server/facts/timeline.ts';
import { legalDay } from '../../../src/server/platform/legal-day.ts';
import { english } from '../english.ts';

const figures = {
  rescission: { applies: true, deadline: '2026-11-25', fundsOn: '2026-11-27' },
  payment: { firstDueDate: '2027-01-05' },
};
const signed = Date.UTC(2026, 10, 21, 15);

test('nothing before the signature', () => expect(timeline(figures, {}, english)).toEqual([]));

test('the cancel period is running', () => {
  const states = timeline(figures, { moments: { signed } }, english).map(({ id, date, state }) => [
    id,
    date,
    state,
  ]);

  expect(states).toEqual([
    ['signed', '2026-11-21T15:00:00.000Z', 'done'],
    ['cancel', '2026-11-25', 'now'],
    ['recorded', undefined, 'next'],
    ['funds', '2026-11-27', 'next'],
    ['payment', '2027-01-05', 'next'],
  ]);
});

test('a second home has no cancel period in it', () => {
  const shown = timeline(
    { ...figures, rescission: { applies: false, fundsOn: '2026-11-23' } },
    { moments: { signed } },
    english,
  );

  expect(shown.map(({ id }) => id)).toEqual(['signed', 'recorded', 'funds', 'payment']);
});

test('a legal day is Eastern: late evening there is still that day, west of it even more so', () => {
  expect(legalDay(Date.UTC(2026, 10, 22, 4, 59))).toBe('2026-11-21');
  expect(legalDay(Date.UTC(2026, 10, 22, 5, 0))).toBe('2026-11-22');
});
