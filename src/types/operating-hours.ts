/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Weekday } from './enumerations.ts';

/** One day of a department. */
export interface OperatingHours {
  /** Day. */
  weekday: Weekday;
  /** Day as a number, 1 to 7. */
  weekdayValue: number;
  /** Whether it is open. */
  isOpen: boolean;
  /** Opening time, HH:mm, Pacific. */
  startTime?: string;
  /** Closing time, HH:mm, Pacific. */
  endTime?: string;
}
