/**
 * Opening hours as people say them: Monday–Friday and Saturday–Sunday together when equal, else day by day (ACC-C26).
 */

/** `weekdayValue` 1 (Monday) to 7, used for the order only; times are HH:mm, Pacific. */
export type OpenDay = {
  weekday: string;
  weekdayValue: number;
  isOpen: boolean;
  startTime?: string;
  endTime?: string;
};

/** The lines, e.g. ['Monday–Friday 6 a.m.–6 p.m.', 'Saturday–Sunday closed']; empty when nothing is known. */
export function weekText(week: readonly OpenDay[]): string[] {
  const days = [...week].sort((a, b) => a.weekdayValue - b.weekdayValue);
  const parts = [days.filter((day) => !isWeekend(day)), days.filter(isWeekend)];
  return parts.flatMap((part) => (part.length > 1 && allEqual(part) ? [together(part)] : part.map(line)));
}

function together(days: OpenDay[]): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? `${name(first)}–${name(last)} ${times(first)}` : '';
}

function line(day: OpenDay): string {
  return `${name(day)} ${times(day)}`;
}

function isWeekend(day: OpenDay): boolean {
  return /^(sat|sun)/i.test(day.weekday);
}

function allEqual(days: OpenDay[]): boolean {
  return days.every((day) => times(day) === times(days[0] ?? day));
}

function name({ weekday }: OpenDay): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1).toLowerCase();
}

function times({ isOpen, startTime, endTime }: OpenDay): string {
  return isOpen && startTime && endTime ? `${clock(startTime)}–${clock(endTime)}` : 'closed';
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}${minute > 0 ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
