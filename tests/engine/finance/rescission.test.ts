/** The right to cancel against published answers: a bankers' worksheet, the commentary, an association's article. */
/**
 * Covers src/engine/finance/{business-day,federal-holidays,first-due-date,rescission}.ts, src/engine/dates.
 */
import { describe, expect, test } from 'vitest';
import { isBankingDay, isBusinessDay } from '../../../src/engine/finance/business-day.ts';
import { federalHolidays } from '../../../src/engine/finance/federal-holidays.ts';
import { firstDueDate } from '../../../src/engine/finance/first-due-date.ts';
import { fundsOn, rescissionDeadline } from '../../../src/engine/finance/rescission.ts';

describe('rescission deadline', () => {
  test.each([
    ['2009-01-21', '2009-01-24', 'Wednesday to Saturday'],
    ['2021-07-02', '2021-07-06', 'July 4 on a Sunday: the observed Monday counts'],
    ['2022-06-17', '2022-06-21', 'Juneteenth on a Sunday: the observed Monday counts'],
    ['2018-06-01', '2018-06-05', 'commentary 23(a)(3)-1: Friday June 1 to Tuesday June 5'],
    ['2018-06-04', '2018-06-07', 'commentary: Monday June 4 to Thursday June 7'],
    ['2026-11-25', '2026-11-30', 'over Thanksgiving'],
    ['2026-12-23', '2026-12-28', 'over Christmas'],
  ])('%s → %s (%s)', (signed, deadline) => {
    expect(rescissionDeadline([signed])).toBe(deadline);
  });

  test('the latest of opening, disclosures and notice counts', () => {
    expect(rescissionDeadline(['2018-05-30', '2018-06-01', '2018-05-31'])).toBe('2018-06-05');
  });

  test('money follows on the first banking day after', () => {
    expect(fundsOn('2021-07-06')).toBe('2021-07-07');
    expect(fundsOn('2009-01-24')).toBe('2009-01-26');
    expect(fundsOn('2021-07-02')).toBe('2021-07-06');
  });
});

describe('holidays', () => {
  test('2026, as the Office of Personnel Management lists them on their actual dates', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  test('Memorial Day of a month that ends on a Monday, and no Juneteenth before 2021', () => {
    expect(federalHolidays(2021)).toContain('2021-05-31');
    expect(federalHolidays(2020)).not.toContain('2020-06-19');
  });

  test('Saturday is a business day but no banking day', () => {
    expect([isBusinessDay('2026-11-21'), isBankingDay('2026-11-21')]).toEqual([true, false]);
    expect([isBusinessDay('2026-11-22'), isBankingDay('2026-11-22')]).toEqual([false, false]);
  });
});

test('the first payment is due a full month after funding, on the day chosen', () => {
  expect(firstDueDate('2026-12-04', { dueDay: 5, leastDays: 30 })).toBe('2027-01-05');
  expect(firstDueDate('2026-12-04', { dueDay: 1, leastDays: 30 })).toBe('2027-02-01');
  expect(firstDueDate('2026-12-30', { dueDay: 28, leastDays: 30 })).toBe('2027-02-28');
});
