/** Covers src/server/facts/notary-times.ts. */
/** "Meet now" and the free times lie within the lender's own hours for the notary (FINDING-B4). */

import { expect, test } from 'vitest';
import org from '../../../orgs/default/org.json' with { type: 'json' };
import { notaryTimes, slotWords } from '../../../src/server/facts/notary-times.ts';
import type { Org } from '../../../src/types/org.ts';
import { english } from '../english.ts';

const lender = { org: org as unknown as Org };
const slot = (start: string) => ({ id: start, start, label: start });
// Monday to Friday 6 to 19, Saturday 8 to 17, Pacific Time.
const monday10 = '2026-11-23T18:00:00.000Z';
const mondayLate = '2026-11-24T03:30:00.000Z';
const sunday = '2026-11-22T20:00:00.000Z';
const notarySlots = [
  { id: 'NOW', label: 'Now', available: true },
  slot(sunday),
  slot(monday10),
  slot(mondayLate),
];
const offered = (now: string) =>
  notaryTimes(lender, { notarySlots }, Date.parse(now), english).notarySlots?.map(({ id }) => id);

test.each([
  ['Saturday 7 p.m.', '2026-11-22T03:00:00Z', [monday10]],
  ['Saturday 4 p.m.', '2026-11-22T00:00:00Z', ['NOW', monday10]],
  ['Monday 9 a.m.', '2026-11-23T17:00:00Z', ['NOW', monday10]],
  ['Monday 11 a.m.', '2026-11-23T19:00:00Z', ['NOW']],
  ['Monday 7 p.m. sharp', '2026-11-24T03:00:00Z', []],
])('%s Pacific Time', (_, now, ids) => {
  expect(offered(now)).toEqual(ids);
});

test('the hours are said in words; a lender without hours leaves them to the notary', () => {
  expect(notaryTimes(lender, { notarySlots }, 0, english).notaryHours).toContain(
    'Monday–Friday 6 a.m.–7 p.m.',
  );
  expect(notaryTimes({ org: {} as Org }, { notarySlots }, 0, english).notarySlots).toHaveLength(4);
  expect(notaryTimes(lender, {}, 0, english)).toEqual({});
});

test('an appointment is worded for who reads it: a visit in the home’s own time, a session in the notary’s', () => {
  const spanish = { ...english, locale: 'es-US' };

  expect(slotWords('2026-12-01T10:00', english)).toBe('Tuesday, December 1, 2026 at 10:00 AM');
  expect(slotWords('2026-12-01T10:00', spanish)).toMatch(/^martes, 1 de diciembre de 2026, 10:00/);
  expect(slotWords(monday10, english)).toContain('Monday, November 23, 2026 at 1:00 PM');
});
