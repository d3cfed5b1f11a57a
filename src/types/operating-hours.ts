/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * One day of a department.
 */
export interface OperatingHours {
  /**
   * Day.
   */
  weekday: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
  /**
   * Day as a number, 1 to 7.
   */
  weekdayValue: number;
  /**
   * Whether it is open.
   */
  isOpen: boolean;
  /**
   * Opening time, HH:mm, Pacific.
   */
  startTime?: string;
  /**
   * Closing time, HH:mm, Pacific.
   */
  endTime?: string;
}
