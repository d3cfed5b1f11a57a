/* Generated from schemas/ by `npm run types`. Do not edit. */

/** A rule of the flow, ! and a rule that must not hold, always, or never. */
export type Rule = string;

/** The client's state machine: where the application stands when the server's step says nothing. */
export interface Machine {
  /** State -> its title and its page, as rows of which the first that holds counts. */
  states: { [k: string]: MachineState };
  /** In the order in which their triggers are asked; event-only ones (when: never) last. */
  transitions: Transition[];
}
export interface MachineState {
  /** What this state is called in tools. */
  title: string;
  page: StateRow[];
  /** Named by the specification, but no transition leads here: the lint does not ask for one. */
  reserved?: boolean;
}
export interface StateRow {
  when: Rule;
  /** A page, or / for the site's root. */
  to: string;
}
export interface Transition {
  name: string;
  /** States that it may leave, or any. */
  from: 'any' | string[];
  /** The state that it leads to. */
  to: string;
  /** Its trigger; never for those that only an event fires. */
  when: Rule;
  /** What happened: the server fires the event once a submission, a job or a reviewer's answer ends with this rule holding. May read `step` and `state`. An event ends when the server's step changes. Only with `when: never`; an event without it is fired by an action of a page. */
  on?: Rule;
}
