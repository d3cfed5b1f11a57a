/* Generated from schemas/ by `npm run types`. Do not edit. */

/** How the client asks for the server's step until it changes. */
export interface Polling {
  /** Delay after the first answer. */
  baseDelayMs: number;
  /** What each delay is multiplied by for the next. */
  factor: number;
  /** No delay is longer. */
  maxDelayMs: number;
  attempts: Attempts;
  exhausted: Exhausted;
  /** Pages on which nothing is polled. */
  pausedOn?: string[];
}
export interface Attempts {
  /** Attempts on a step that is not waiting. */
  ordinary: number;
  /** Attempts on a waiting step. */
  waiting: number;
}
export interface Exhausted {
  /** The step that stands for 'we do not know'. */
  step: string;
  /** Steps that stay themselves. */
  keeps: string[];
}
