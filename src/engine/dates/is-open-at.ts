/** Whether a department is open. Hours are Pacific Time, whatever the server's clock says. */
import type { OrgDay } from '../../types/org.ts';
import { clockIn } from './clock-in.ts';

const days = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/** @param now milliseconds since 1970 */
export function isOpenAt(week: readonly OrgDay[], now: number): boolean {
  const { weekday, time } = clockIn('America/Los_Angeles', now);
  const today = week.find((day) => day.weekday === days[weekday]);
  const { isOpen = false, startTime = '00:00', endTime = '00:00' } = today ?? {};
  return isOpen && startTime <= time && time < endTime;
}
