/* Generated from schemas/ by `npm run types`. Do not edit. */

/** A rule of the flow, ! and a rule that must not hold, always, or never. */
export type Rule = string;
/** A path of the panel's facts. */
export type Path = string;

/** What a panel does when something happens in it: rows of rules, as everywhere. The browser is in one phase at a time. */
export interface Phases {
  /** Phase -> what it is, and what it does on each event. The flow's `first` is the one that it begins in. */
  phases: { [k: string]: Phase };
  /** In every phase that names no such event itself. */
  on?: PhaseEvents;
}
export interface Phase {
  /** What this phase is called in tools. */
  means: string;
  on: PhaseEvents;
}
/** Event -> its rows, of which the first that holds counts. An event without a row is ignored. */
export interface PhaseEvents { [k: string]: PhaseRow[] }
export interface PhaseRow {
  when: Rule;
  /** The phase that follows; left out, it stays. */
  to?: string;
  /** What the panel does then, in this order: words of the vocabulary (acts). */
  do?: string[];
  /** Fact -> the fact whose value it takes, usually something that the event brought. */
  keeps?: { [k: string]: Path };
  /** Facts that are no longer so. */
  forgets?: Path[];
}
