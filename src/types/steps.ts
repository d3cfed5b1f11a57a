/* Generated from schemas/ by `npm run types`. Do not edit. */

/** The row counts for applications that began on this day or later (UTC); whoever began before never meets it. */
export type Day = string;
/** A rule of the flow, ! and a rule that must not hold, always, or never. */
export type Rule = string;

/** The server's steps: what kind each is, which page it leads to, and the order in which they are derived from facts. */
export interface Steps {
  /** Step -> kind and route rows. A name may end in * ; exact names are tried first, then these in order. */
  steps: { [k: string]: Step };
  /** The sentence that closes the text of every step that says something to a borrower who waits. */
  saysAfter?: string;
  /** What the borrower is asked for before the server has a step, as a step's asks. */
  asksFirst?: string;
  /** The reference backend's step is the first row that holds. */
  derive?: DeriveRow[];
}
export interface Step {
  /** waiting = polled long; stable = not polled; terminal = the end; ordinary = polled shortly after a submission. */
  kind: 'waiting' | 'stable' | 'terminal' | 'ordinary';
  /** What it means that the application stands here, for authors and for the desk. */
  means?: string;
  /** What the borrower still has to send at this step, as the notice of incompleteness lists it (12 CFR 1002.9(c)(2)). */
  asks?: string;
  /** The step is final or held: besides the page that it leads to, only these may be submitted, and no page's `open` counts. */
  only?: string[];
  says?: Says;
  /** Says what this other step says, instead of words of its own. */
  saysOf?: string;
  listed?: Listed;
  routes?: RouteRow[];
  /** Leads where the rows of this other step lead, instead of rows of its own. */
  routesOf?: string;
}
/** How the borrower's list of applications shows this step. Without it: whose turn it is, and what is next. */
export interface Listed {
  /** How it is shown where a rule holds: the first row that does. */
  instead?: ListedInstead[];
  /** One word: Funded. */
  badge?: string;
  /** Where it stands, in one sentence with the day and the sum. */
  text?: string;
  /** What the way in is called: View. */
  action?: string;
  /** Where the way in leads, when not where the step routes. */
  page?: string;
  /** What the borrower wants to know at a glance: the payment, when it is due. */
  rows?: ListedRow[];
  /** Path of facts: what happened and what follows, with dates. */
  timeline?: string;
}
export interface ListedInstead { when: Rule; badge: string; text: string; action: string }
export interface ListedRow { label: string; value: string; when?: Rule }
/** What a borrower who waits reads. */
export interface Says {
  title: string;
  text: string;
  /** Who works on it. */
  who?: string;
  /** How long it usually takes. */
  time?: string;
}
export interface RouteRow {
  from?: Day;
  when: Rule;
  /** A page, or / for the site's root. */
  to: string;
  /** Handed to the page as it is. */
  state?: { [k: string]: string | number | boolean };
  /** Paths of facts handed to the page under their last name. */
  passes?: string[];
}
export interface DeriveRow {
  from?: Day;
  when: Rule;
  /** A step, or null for none. */
  step: string | null;
}
