/** "Meet now" and the free times lie within the lender's own hours for the notary, which the page names, and on no federal holiday (FINDING-B4). */
/** Covers src/server/facts/notary-times.ts, src/server/platform/parties/notary/sandbox.ts, src/engine/finance/is-legal-holiday.ts. */

import { expect, test } from 'vitest';
import intro from '../../../flows/heloc/pages/notary/intro.json' with { type: 'json' };
import org from '../../../orgs/default/org.json' with { type: 'json' };
import { clockIn } from '../../../src/engine/dates/clock-in.ts';
import { clockWords } from '../../../src/engine/text/clock-words.ts';
import { notaryTimes, openSlots, slotWords } from '../../../src/server/facts/notary-times.ts';
import { sandbox } from '../../../src/server/platform/parties/notary/sandbox.ts';
import type { SandboxOptions } from '../../../src/server/platform/parties/sandbox/sandbox-options.ts';
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
  // While times are looked for, the page names the hours already.
  expect(notaryTimes(lender, {}, 0, english)).toEqual({
    notaryHours: expect.stringContaining('Monday–Friday 6 a.m.–7 p.m.'),
  });
});

test('an appointment is worded for who reads it: a visit in the home’s own time, a session in the notary’s', () => {
  const spanish = { ...english, locale: 'es-US' };

  expect(slotWords('2026-12-01T10:00', english)).toBe('Tuesday, December 1, 2026 at 10:00 AM');
  expect(slotWords('2026-12-01T10:00', spanish)).toMatch(/^martes, 1 de diciembre de 2026, 10:00/);
  expect(slotWords(monday10, english)).toContain('Monday, November 23, 2026 at 1:00 PM');
});

// The week of Thanksgiving 2026, from Sunday on.
const thanksgiving = '2026-11-26';
const week = Date.parse('2026-11-22T08:00:00Z');
const inPacific = (at: string) => clockIn('America/Los_Angeles', Date.parse(at));

test('the hours that the page names are those of the times offered, which leave out federal holidays', async () => {
  const free = await sandbox({} as SandboxOptions).slots(week);
  const all = free.map(slot);
  const starts = openSlots(lender, { notarySlots: all }, week).map(({ id }) => inPacific(id));
  const times = (isOfDay: (weekday: number) => boolean) =>
    starts
      .filter(({ weekday }) => isOfDay(weekday))
      .map(({ time }) => time)
      .sort();
  const workdays = times((day) => day > 0 && day < 6);
  const { notaryHours = '' } = notaryTimes(lender, { notarySlots: all }, week, english);

  expect(notaryHours).toContain(`Monday–Friday ${clockWords(workdays[0] ?? '')}–`);
  expect(notaryHours).toContain(`Saturday ${clockWords(times((day) => day === 6)[0] ?? '')}–`);
  // The last session of a day begins an hour before the notaries leave.
  expect([workdays.at(-1), times((day) => day === 6).at(-1)]).toEqual(['18:00', '16:00']);
  expect(new Set(starts.map(({ date }) => date))).toEqual(
    new Set(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28']),
  );
  expect(JSON.stringify(intro)).toContain('{{figures.notaryHours}}, except on federal holidays');
});

test('a mail says the time as the button said it, in the zone where it was chosen', () => {
  const at = '2026-12-02T18:00:00.000Z';
  const pacific = 'Wednesday, December 2, 2026 at 10:00 AM Pacific Time';
  expect(slotWords(at, english, 'America/Los_Angeles')).toBe(pacific);
  expect(slotWords(at, english)).toBe('Wednesday, December 2, 2026 at 1:00 PM Eastern Time');
});

test('nobody is met on a federal holiday, now neither, and the next open days stand there instead', async () => {
  const noon = Date.parse(`${thanksgiving}T20:00:00Z`);
  const free = await sandbox({} as SandboxOptions).slots(noon);
  const now = { id: 'NOW', label: 'Now', available: true };
  const { notarySlots = [] } = notaryTimes(lender, { notarySlots: [now, ...free.map(slot)] }, noon, english);

  expect(notarySlots).toHaveLength(24);
  expect(notarySlots[0]?.label).toBe('Friday, November 27, 2026 at 9:00 AM Eastern Time');
  const hourless = openSlots({ org: {} as Org }, { notarySlots: [now, slot('2026-12-25T20:00:00Z')] }, noon);
  expect(hourless).toEqual([]);
});
