/** Whether a department is open. Hours are Pacific Time, whatever the server's clock says. */
import type { OrgDay } from '../../types/org.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** @param now milliseconds since 1970 */
export function isOpenAt(week: readonly OrgDay[], now: number): boolean {
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const today = week.find(({ weekday }) => weekday === parts.weekday?.toUpperCase());
  const time = `${parts.hour}:${parts.minute}`;
  const { isOpen = false, startTime = '00:00', endTime = '00:00' } = today ?? {};
  return isOpen && startTime <= time && time < endTime;
}
