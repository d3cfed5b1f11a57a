/** When the chat is open, until when, and when it opens again: cases as data, judged by dayjs on the days on which the clocks change. */
/** Covers src/engine/hours, src/engine/dates/nth-weekday.ts. */
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { departmentHours } from '../../../src/engine/hours/department-hours.ts';
import { isOpenAt } from '../../../src/engine/hours/is-open-at.ts';
import { openingAt } from '../../../src/engine/hours/opening-at.ts';
import type { Org } from '../../../src/types/org.ts';
import cases from '../../cases/hours.json' with { type: 'json' };
import { productContent } from '../../product.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

// dayjs is an hour off in the hour that the machine's own clock skips.
const own = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'UTC';
});
afterAll(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const org = productContent().orgs.default?.org as Org;
const founders = { name: "Founders' Day", date: '2027-03-01' };
const hours = { week: org.hours?.OPS_CHAT ?? [], holidays: [...(org.holidays ?? []), founders] };

test.each(cases)('$name', ({ at, isOpen, changesAt }) => {
  expect(openingAt(hours, Date.parse(at))).toEqual({ isOpen, changesAt: Date.parse(changesAt) });
});

test.each(['2026-03-07', '2026-10-31'])(
  '[ACC-X56] from %s, every quarter of an hour is as dayjs tells the time',
  (day) => {
    const start = Date.parse(`${day}T00:00:00Z`);
    const quarters = Array.from({ length: 4 * 24 * 3 }, (_, index) => start + index * 900_000);
    const wrong = quarters.filter((at) => {
      const judge = dayjs.utc(at).tz('America/Los_Angeles');
      const isWeekend = [0, 6].includes(judge.day());
      const [from, to] = isWeekend ? [8, 16] : [6, 18];
      return isOpenAt(hours, at) !== (judge.hour() >= from && judge.hour() < to);
    });

    expect(wrong.map((at) => new Date(at).toISOString())).toEqual([]);
  },
);

test('it changes at the moment that it says, and at none before', () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  for (let at = start; at < start + 500 * 86_400_000; ) {
    const { isOpen, changesAt = 0 } = openingAt(hours, at);
    expect([isOpenAt(hours, changesAt - 1), isOpenAt(hours, changesAt)]).toEqual([isOpen, !isOpen]);
    at = changesAt;
  }
});

test('a department that never opens says no day, and one that the lender lacks has no hours', () => {
  const closed = hours.week.map((day) => ({ ...day, isOpen: false }));

  expect(openingAt({ week: closed }, Date.now())).toEqual({ isOpen: false });
  expect(departmentHours(org, 'OPS_NIGHT')).toBeUndefined();
  expect(departmentHours(org, 'toString')).toBeUndefined();
});

test('a holiday counts for the departments that keep it', () => {
  const kept = (department: string) => departmentHours(org, department)?.holidays?.length;

  expect([kept('OPS_CHAT'), kept('OPS_PHONE'), kept('OPS_NOTARY')]).toEqual([7, 7, 0]);
});
