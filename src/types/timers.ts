/* Generated from schemas/ by `npm run types`. Do not edit. */

/** A rule of the flow, ! and a rule that must not hold, always, or never. */
export type Rule = string;

/** What a panel does by the clock: each timer runs while the panel is in one of its phases, and in no other. */
export interface Timers {
  timers: { [k: string]: Timer };
  /** How long and how many, for what is no timer. The unit is in the name. */
  policies?: {
    /** How many, or the limit that says it to the server too. */
    [k: string]: number | string;
  };
}
export interface Timer {
  /** What it is for, in a sentence. */
  means: string;
  /** The phases in which it runs. */
  in: string[];
  /** It runs only while this holds. */
  when?: Rule;
  /** Again and again, each time after so long. */
  every?: TimerSpan;
  /** Once, so long after the phase began. */
  after?: TimerSpan;
  /** Once, at the moment that a fact holds (milliseconds since 1970). */
  at?: string;
  /** So long before that moment. */
  before?: TimerSpan;
  /** The event that happens then: one of phases.json. */
  event?: string;
  /** What the panel does then: words of the vocabulary (acts). */
  do?: string[];
}
export interface TimerSpan { seconds: number }
