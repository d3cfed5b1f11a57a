/** Calendar days as whole numbers. No clock and no time zone: `yyyy-MM-dd` in, `yyyy-MM-dd` out. */

const DAY = 86_400_000;

/** Days since 1970-01-01 of a real calendar date, or null. Only the first ten characters of a time are read. */
export function isoToDay(value: unknown): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(typeof value === 'string' ? value : '');
  if (!parts) return null;
  const date = new Date(0);
  date.setUTCFullYear(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  const day = date.getTime() / DAY;
  return dayToIso(day) === parts[0].slice(0, 10) ? day : null;
}

/** The same of a date that is known to be one; a RangeError where it is none, so that nothing is counted from 1970. */
export function dayOf(date: string): number {
  const day = isoToDay(date);
  if (day === null) throw new RangeError(`"${date}" is no calendar date.`);
  return day;
}

/** The date of a day number. */
export function dayToIso(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Day of the week of a day number: 0 is Sunday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}
