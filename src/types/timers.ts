/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * What a panel does by the clock: each timer runs while the panel is in one of its phases, and in no other.
 */
export interface Timers {
  timers: {
    [k: string]: Timer;
  };
  /**
   * How long and how many, for what is no timer. The unit stands in the name.
   */
  policies?: {
    /**
     * How many, or the limit that says it to the server too.
     */
    [k: string]: number | string;
  };
}
export interface Timer {
  /**
   * What it is for, in a sentence.
   */
  means: string;
  /**
   * The phases in which it runs.
   *
   * @minItems 1
   */
  in: string[];
  /**
   * It runs only while this holds.
   */
  when?: string;
  every?: TimerSpan;
  after?: TimerSpan1;
  /**
   * Once, at the moment that a fact holds (milliseconds since 1970).
   */
  at?: string;
  before?: TimerSpan2;
  /**
   * The event that happens then: one of phases.json.
   */
  event?: string;
  /**
   * What the panel does then: words of the vocabulary (acts).
   *
   * @minItems 1
   */
  do?: string[];
}
/**
 * Again and again, each time after so long.
 */
export interface TimerSpan {
  seconds: number;
}
/**
 * Once, so long after the phase began.
 */
export interface TimerSpan1 {
  seconds: number;
}
/**
 * So long before that moment.
 */
export interface TimerSpan2 {
  seconds: number;
}
