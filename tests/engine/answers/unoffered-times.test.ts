/** Covers src/engine/answers/unoffered-times.ts, src/engine/hours/{visit-days,visit-hours}.ts. */
import { expect, test } from 'vitest';
import { unofferedTimes } from '../../../src/engine/answers/unoffered-times.ts';
import { visitDays } from '../../../src/engine/hours/visit-days.ts';
import { visitHours } from '../../../src/engine/hours/visit-hours.ts';

const page = { ui: { times: { 'ui:widget': 'schedule' }, note: { 'ui:widget': 'text' } } };
// A Monday; the Thursday of that week is Thanksgiving.
const monday = '2026-11-23';
const refused = (...times: string[]) => unofferedTimes(page, { times, note: 'T10:00' }, monday);

test('every time of the lists is taken, also of those that were drawn yesterday', () => {
  const offered = (today: string) =>
    visitDays(today, {}).flatMap((day) => visitHours({}).map((hour) => `${day}T${hour}`));

  expect(offered(monday)).toHaveLength(10 * 8);
  expect(refused(...offered(monday), ...offered('2026-11-22'))).toEqual([]);
});

test('a federal holiday, a Sunday, the night, the past, a day too far and what is no time are refused where they stand', () => {
  expect(refused('2026-11-27T10:00', '2026-11-26T10:00')).toEqual([{ pointer: '/times/1', isHoliday: true }]);
  for (const time of ['2026-11-29T10:00', '2026-11-27T03:00', '2026-11-27T10:30', '2026-11-20T10:00', 'soon'])
    expect(refused(time)).toEqual([{ pointer: '/times/0', isHoliday: false }]);
  expect(refused('2026-12-25T10:00')).toEqual([{ pointer: '/times/0', isHoliday: true }]);
});

test('a page that meets on other days and hours is judged by its own', () => {
  const own = { times: { 'ui:widget': 'schedule', 'ui:options': { closed: [6], from: 18, to: 20 } } };
  const judged = (time: string) => unofferedTimes({ ui: own }, { times: [time] }, monday).length;

  expect(['2026-11-29T18:00', '2026-11-28T18:00', '2026-11-29T17:00'].map(judged)).toEqual([0, 1, 1]);
});
