/**
 * Opening hours as people say them: Monday–Friday and Saturday–Sunday together when equal, else day by day (ACC-C26).
 */
import { dateFormat } from '../dates/date-format.ts';
import { clockWords } from './clock-words.ts';

/** `weekdayValue` 1 (Monday) to 7, used for the order only; times are HH:mm, Pacific. */
export type OpenDay = {
  weekday: string;
  weekdayValue: number;
  isOpen: boolean;
  startTime?: string;
  endTime?: string;
};

/** How the reader's language writes (BCP 47), and its word for a day that is not open. */
export type HowToSay = { locale: string; closed: string };

const inEnglish: HowToSay = { locale: 'en-US', closed: 'closed' };

/** The lines, e.g. ['Monday–Friday 6 a.m.–6 p.m.', 'Saturday–Sunday closed']; empty when nothing is known. */
export function weekText(week: readonly OpenDay[], how: HowToSay = inEnglish): string[] {
  const days = [...week].sort((a, b) => a.weekdayValue - b.weekdayValue);
  const parts = [days.filter((day) => !isWeekend(day)), days.filter(isWeekend)];
  return parts.flatMap((part) =>
    part.length > 1 && allEqual(part) ? [together(part, how)] : part.map((day) => line(day, how)),
  );
}

function together(days: OpenDay[], how: HowToSay): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? `${name(first, how)}–${name(last, how)} ${times(first, how)}` : '';
}

function line(day: OpenDay, how: HowToSay): string {
  return `${name(day, how)} ${times(day, how)}`;
}

function isWeekend(day: OpenDay): boolean {
  return /^(sat|sun)/i.test(day.weekday);
}

function allEqual(days: OpenDay[]): boolean {
  return days.every((day) => times(day, inEnglish) === times(days[0] ?? day, inEnglish));
}

function name({ weekdayValue }: OpenDay, { locale }: HowToSay): string {
  const monday = Date.UTC(2024, 0, 1);
  const at = monday + (weekdayValue - 1) * 86_400_000;
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(at);
}

function times({ isOpen, startTime, endTime }: OpenDay, { closed }: HowToSay): string {
  return isOpen && startTime && endTime ? `${clockWords(startTime)}–${clockWords(endTime)}` : closed;
}
