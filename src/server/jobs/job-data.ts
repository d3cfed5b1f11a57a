/** What is sent with a durable job. */

/** Every job concerns one application, so that waiting can be skipped and shown per application. */
export type JobData = { applicationUuid: string; [key: string]: unknown };

export type SendOptions = {
  /** Earliest start, in milliseconds from now. */
  startAfterMs?: number;
};
