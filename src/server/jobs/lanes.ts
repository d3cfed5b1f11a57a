/**
 * The lines in which jobs wait. None waits behind another: a bureau that takes its time holds up no code and no letter,
 * and a slow mail server no pull.
 */

type LaneRoom = {
  /** The queue of pg-boss. */
  queue: string;
  /** How many times `HEARTHLINE_JOBS` run at once. What waits for a company costs a process nothing but its answer. */
  times: number;
  /** The same for jobs of one name: a company that stalls the jobs that ask it leaves room for those that ask others. */
  timesOfAName: number;
};

/** The parties keep the queue that all jobs had before there were lanes. */
export const lanes = {
  /** Codes and letters. */
  mail: { queue: 'hearthline-mail', times: 1, timesOfAName: 1 },
  /** What asks an outside party. */
  parties: { queue: 'hearthline', times: 12, timesOfAName: 6 },
  /** What asks no one but the database and the scanner beside us. */
  own: { queue: 'hearthline-own', times: 1, timesOfAName: 1 },
} as const satisfies Record<string, LaneRoom>;

export type Lane = keyof typeof lanes;

export const queueNames: readonly string[] = Object.values(lanes).map(({ queue }) => queue);
