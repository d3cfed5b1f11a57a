/** What is sent with a durable job. */

/** Stands for the application in jobs that concern none. */
export const noApplication = '00000000-0000-0000-0000-000000000000';

/** A job names its application, so that waiting can be skipped and shown per application. */
export type JobData = { applicationUuid: string; [key: string]: unknown };

export type SendOptions = {
  /** Earliest start, in milliseconds from now. */
  startAfterMs?: number;
  /** Goes before what waits in the same lane: someone is looking at the screen. */
  isUrgent?: boolean;
};
