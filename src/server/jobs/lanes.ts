/**
 * The lines in which jobs wait. None waits behind another: a bureau that takes its time holds up no code and no letter,
 * and a slow mail server no pull.
 */

/** Lane -> the queue of pg-boss. The parties keep the name that all jobs had before there were lanes. */
export const lanes = {
  /** Codes and letters. */
  mail: 'hearthline-mail',
  /** What asks an outside party. */
  parties: 'hearthline',
  /** What asks no one but the database and the scanner beside us. */
  own: 'hearthline-own',
} as const;

export type Lane = keyof typeof lanes;

export const queueNames: readonly string[] = Object.values(lanes);
