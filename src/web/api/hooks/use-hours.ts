/** The week's hours of a department. Unknown hours are an empty week, so the line that shows them is hidden. */
import useSWRImmutable from 'swr/immutable';
import type { OpenDay } from '../../../engine/text/week-text.ts';
import { isObject } from '../../data/json.ts';
import { useSend } from '../transport/api-context.ts';

/** `department` is OPS_PHONE, OPS_CHAT or OPS_NOTARY. */
export function useHours(department: string): OpenDay[] {
  const send = useSend();
  const path = `/service-operating-hours/external/api/v1/hours/${department}`;
  const { data } = useSWRImmutable<OpenDay[]>(
    path,
    async () => toWeek(await send({ method: 'GET', path, query: { display: true }, attempts: 2 })),
    { shouldRetryOnError: false },
  );
  return data ?? [];
}

function toWeek(body: unknown): OpenDay[] {
  return Array.isArray(body) ? body.filter(isObject).flatMap(toDay) : [];
}

function toDay(entry: Record<string, unknown>): OpenDay[] {
  const { weekday, weekdayValue, isOpen, startTime, endTime } = entry;
  if (typeof weekday !== 'string') return [];
  const times = typeof startTime === 'string' && typeof endTime === 'string' ? { startTime, endTime } : {};
  return [{ weekday, weekdayValue: Number(weekdayValue), isOpen: isOpen === true, ...times }];
}
