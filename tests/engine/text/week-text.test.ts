/** Opening hours in words. */
/** Covers src/engine/text/week-text.ts. */
import { describe, expect, test } from 'vitest';
import { weekText } from '../../../src/engine/text/week-text.ts';

describe('[ACC-F9][ACC-C26] opening hours', () => {
  const day = (weekday: string, weekdayValue: number, startTime?: string, endTime?: string) => ({
    weekday,
    weekdayValue,
    isOpen: startTime !== undefined,
    ...(startTime && endTime ? { startTime, endTime } : {}),
  });
  const names = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

  test('equal days stand together', () => {
    const week = names.map((name, index) =>
      index < 5 ? day(name, index + 1, '06:00', '18:30') : day(name, index + 1),
    );
    expect(weekText(week.toReversed())).toEqual(['Monday–Friday 6 a.m.–6:30 p.m.', 'Saturday–Sunday closed']);
  });

  test('unequal days stand alone', () => {
    const week = [day('SATURDAY', 6, '08:00', '12:00'), day('SUNDAY', 7)];
    expect(weekText(week)).toEqual(['Saturday 8 a.m.–12 p.m.', 'Sunday closed']);
    expect(weekText([])).toEqual([]);
    expect(weekText(week, { locale: 'es-US', closed: 'cerrado' })).toEqual([
      'sábado 8 a.m.–12 p.m.',
      'domingo cerrado',
    ]);
  });
});
