/** Whether a department is open. */
import { clockIn } from '../dates/clock-in.ts';
import { type DepartmentHours, hoursZone } from './department-hours.ts';
import { hoursOn } from './hours-on.ts';

/** @param now milliseconds since 1970 */
export function isOpenAt(hours: DepartmentHours, now: number): boolean {
  const { date, time } = clockIn(hoursZone, now);
  const today = hoursOn(hours, date);
  return today !== undefined && today.startTime <= time && time < today.endTime;
}
