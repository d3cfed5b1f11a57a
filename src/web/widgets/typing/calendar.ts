/** Plain calendar arithmetic on numbers. No clock, no time zone. */
export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Writes yyyy-MM-dd when year, month and day name a real day between 1000 and 9999; else undefined. */
export function isoDay(year: number, month: number, day: number): string | undefined {
  const real = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) && year >= 1000;
  return real && year <= 9999 ? `${year}-${two(month)}-${two(day)}` : undefined;
}

/** The month 1–12 whose English name begins with the text (at least three letters), or 0. */
export function monthNumber(text: string): number {
  const name = text.toLowerCase();
  if (name === 'sept') return 9;
  return name.length < 3 ? 0 : months.findIndex((month) => month.startsWith(name)) + 1;
}

/** Two digits, for dates as they are written. */
export function two(number: number): string {
  return String(number).padStart(2, '0');
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
