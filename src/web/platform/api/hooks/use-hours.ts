/** The week's hours of a department. Unknown hours are an empty week, so the line that shows them is hidden. */
import { isRecord } from '../../../../engine/facts/facts.ts';
import type { OpenDay } from '../../../../engine/text/week-text.ts';
import { useAnswer } from './use-answer.ts';

/** `department` is OPS_PHONE, OPS_CHAT or OPS_NOTARY. */
export function useHours(department: string): OpenDay[] {
  const path = hoursPath(department);
  const { data } = useAnswer({ path, query: { display: true }, attempts: 2, read: toWeek });
  return data ?? [];
}

/** By which the hours of a department are asked and kept. */
export function hoursPath(department: string): string {
  return `/service-operating-hours/external/api/v1/hours/${department}`;
}

/** An answer as it is kept. */
export function toWeek(body: unknown): OpenDay[] {
  return Array.isArray(body) ? body.filter(isRecord).flatMap(toDay) : [];
}

function toDay(entry: Record<string, unknown>): OpenDay[] {
  const { weekday, weekdayValue, isOpen, startTime, endTime } = entry;
  if (typeof weekday !== 'string') return [];
  const times = typeof startTime === 'string' && typeof endTime === 'string' ? { startTime, endTime } : {};
  return [{ weekday, weekdayValue: Number(weekdayValue), isOpen: isOpen === true, ...times }];
}
