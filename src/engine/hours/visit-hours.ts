/** The hours at which someone can be met. */
import type { ScheduleOptions } from '../../types/widget-options.ts';

/** HH:00, whole hours from `from` to before `to`. */
export function visitHours({ from = 9, to = 17 }: ScheduleOptions): string[] {
  const hours = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return hours.map((hour) => `${String(hour).padStart(2, '0')}:00`);
}
