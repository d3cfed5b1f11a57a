/** Reads a lender's hours: "Mon-Fri 8-18, Sat 9:30-13". Days that are not named are closed. */

export type Day = {
  weekday: string;
  weekdayValue: number;
  isOpen: boolean;
  startTime?: string;
  endTime?: string;
};
export type Hours = { week: Day[]; text: string };

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
type Span = { from: number; to: number; start: string; end: string };

/** Undefined when it cannot be understood. */
export function readHours(typed: string): Hours | undefined {
  const spans = typed.split(',').map(readSpan);
  if (!spans.every((span) => span !== undefined)) return undefined;
  const week = days.map((name, index): Day => {
    const span = spans.find(({ from, to }) => from <= index && index <= to);
    const day = { weekday: name.toUpperCase(), weekdayValue: index + 1, isOpen: span !== undefined };
    return span ? { ...day, startTime: span.start, endTime: span.end } : day;
  });
  return { week, text: `${spans.map(said).join(', ')}, Pacific Time` };
}

function readSpan(typed: string): Span | undefined {
  const found = /^\s*([a-z]+)(?:\s*-\s*([a-z]+))?\s+(\d{1,2}(?::\d\d)?)\s*-\s*(\d{1,2}(?::\d\d)?)\s*$/i.exec(
    typed,
  );
  if (!found) return undefined;
  const [, first = '', last = first, opens = '', closes = ''] = found;
  const [from, to, start, end] = [dayOf(first), dayOf(last), timeOf(opens), timeOf(closes)];
  if (from < 0 || to < from || !start || !end || start >= end) return undefined;
  return { from, to, start, end };
}

function dayOf(typed: string): number {
  const short = typed.toLowerCase();
  return short.length < 2 ? -1 : days.findIndex((day) => day.toLowerCase().startsWith(short));
}

function timeOf(typed: string): string | undefined {
  const [hour = '', minute = '00'] = typed.split(':');
  return Number(hour) <= 23 && Number(minute) <= 59 ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}

function said({ from, to, start, end }: Span): string {
  const names = from === to ? days[from] : `${days[from]} to ${days[to]}`;
  return `${names} ${clock(start)} to ${clock(end)}`;
}

// As the other lenders write it: 8 a.m., 9:30 a.m., 6 p.m.
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
