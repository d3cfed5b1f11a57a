/** Our calendar and our clocks, judged by dayjs: the same day for every day of two centuries, the same hour in every zone. */
/** Covers src/engine/dates/{add-months,age-on,clock-in,instant-in,iso-day}.ts, src/engine/finance/federal-holidays.ts */
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths } from '../../src/engine/dates/add-months.ts';
import { ageOn } from '../../src/engine/dates/age-on.ts';
import { clockIn } from '../../src/engine/dates/clock-in.ts';
import { instantIn } from '../../src/engine/dates/instant-in.ts';
import { dayToIso, isoToDay, weekday } from '../../src/engine/dates/iso-day.ts';
import { federalHolidays } from '../../src/engine/finance/federal-holidays.ts';
import { longDate } from '../../src/engine/text/long-date.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

// Where the machine itself has daylight saving time, dayjs is an hour off in the hour that its clock skips.
const own = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'UTC';
});
afterAll(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const day = 86_400_000;
const written = 'YYYY-MM-DD';
const century = Array.from({ length: 73_414 }, (_, index) => dayToIso(index - 25_567)); // 1900-01-01 … 2100-12-31

test('every day from 1900 to 2100 has the number, the day of the week and the words of dayjs', () => {
  const wrong = century.filter((date) => {
    const judge = dayjs.utc(date);
    const number = isoToDay(date) ?? Number.NaN;
    return (
      number !== judge.valueOf() / day ||
      weekday(number) !== judge.day() ||
      longDate(date) !== judge.format('MMMM D, YYYY')
    );
  });

  expect([century[0], century.at(-1), wrong]).toEqual(['1900-01-01', '2100-12-31', []]);
});

test.each([-13, -12, -1, 1, 6, 11, 12, 48])(
  '%i months from any day: the same day, or the last of a shorter month',
  (months) => {
    const days = century.filter((date) => date > '1999' && date < '2033');

    expect(
      days.filter((date) => addMonths(date, months) !== dayjs.utc(date).add(months, 'month').format(written)),
    ).toEqual([]);
  },
);

test.each([-400, -1, 1, 30, 59])('%i days from any day', (days) => {
  const wrong = century.filter(
    (date) => addDays(date, days) !== dayjs.utc(date).add(days, 'day').format(written),
  );

  expect(wrong).toEqual([]);
});

test('ages are full years', () => {
  const days = century.filter((date) => date > '2020' && date < '2030');
  const years = (dob: string, date: string) => dayjs.utc(date).diff(dayjs.utc(dob), 'year');

  for (const dob of ['1960-02-28', '1988-12-31', '2000-01-01', '2004-03-31'])
    expect(days.filter((date) => ageOn(dob, date) !== years(dob, date))).toEqual([]);
});

test('a person born on February 29 is of age on March 1: dayjs would say so a day early', () => {
  expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
  expect(dayjs.utc('2026-02-28').diff(dayjs.utc('2008-02-29'), 'year')).toBe(18);
});

test.each([
  ['the third Monday of January', '01', 1, 3],
  ['the third Monday of February', '02', 1, 3],
  ['the first Monday of September', '09', 1, 1],
  ['the second Monday of October', '10', 1, 2],
  ['the fourth Thursday of November', '11', 4, 4],
])('%s is a holiday in every year', (_name, month, weekdayOf, nth) => {
  for (let year = 1971; year <= 2100; year++) {
    const all = daysOf(`${year}-${month}`).filter((date) => dayjs.utc(date).day() === weekdayOf);

    expect(federalHolidays(year)).toContain(all[nth - 1]);
  }
});

test('Memorial Day is the last Monday of May', () => {
  for (let year = 1971; year <= 2100; year++) {
    const mondays = daysOf(`${year}-05`).filter((date) => dayjs.utc(date).day() === 1);

    expect(federalHolidays(year)).toContain(mondays.at(-1));
  }
});

test.each([
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
])('the clocks of %s, every hour around each change and each end of a month, from 2020 to 2030', (zone) => {
  const wrong = moments().filter((at) => {
    const judge = dayjs(at).tz(zone);
    const { date, time, hour, weekday: dayOfWeek } = clockIn(zone, at);
    return `${date} ${time} ${hour} ${dayOfWeek}` !== judge.format('YYYY-MM-DD HH:mm H d');
  });

  expect(wrong.map((at) => new Date(at).toISOString())).toEqual([]);
});

test.each(['America/New_York', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
  'the clock of %s shows what the platform shows, every seven minutes around its changes',
  (zone) => {
    const judge = new Intl.DateTimeFormat('en-CA', {
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: zone,
    });
    const changes = ['2026-03-08', '2026-04-04', '2026-10-03', '2026-11-01'].map((day) => Date.parse(day));
    const moments = changes.flatMap((from) =>
      Array.from({ length: 300 }, (_, index) => from + index * 7 * 60_000 + 13),
    );

    expect(moments.map((at) => `${clockIn(zone, at).date}, ${clockIn(zone, at).time}`)).toEqual(
      moments.map((at) => judge.format(at)),
    );
  },
);

/** The hours in which the United States change their clocks or a month ends, in UTC. */
function moments(): number[] {
  const years = Array.from({ length: 11 }, (_, index) => 2020 + index);
  const nights = years.flatMap((year) => [
    ...[8, 9, 10, 11, 12, 13, 14].map((date) => Date.UTC(year, 2, date)),
    ...[1, 2, 3, 4, 5, 6, 7].map((date) => Date.UTC(year, 10, date)),
    ...[0, 1, 2, 6, 11].map((month) => Date.UTC(year, month, 1)),
  ]);
  return nights.flatMap((night) => Array.from({ length: 14 }, (_, index) => night + index * 3_600_000));
}

function daysOf(month: string): string[] {
  return Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`).filter(
    (date) => isoToDay(date) !== null,
  );
}

test('a local time is a moment in its place, in summer, in winter and on the days when the clocks change', () => {
  expect(instantIn('America/Los_Angeles', '2026-12-01T10:00')).toBe(Date.parse('2026-12-01T18:00Z'));
  expect(instantIn('America/New_York', '2026-07-01T10:00')).toBe(Date.parse('2026-07-01T14:00Z'));
  expect(instantIn('Pacific/Honolulu', '2026-07-01T20:00')).toBe(Date.parse('2026-07-02T06:00Z'));
  // Clocks jumped from 2 to 3 on March 8, and back from 2 to 1 on November 1.
  expect(instantIn('America/Chicago', '2026-03-08T03:00')).toBe(Date.parse('2026-03-08T08:00Z'));
  expect(instantIn('America/Chicago', '2026-11-01T03:00')).toBe(Date.parse('2026-11-01T09:00Z'));
  expect(instantIn('America/Chicago', 'soon')).toBeNaN();
});
