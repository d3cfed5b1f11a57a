/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * A rule of the flow, ! and a rule that must not hold, always, or never.
 */
export type Rule = string;

/**
 * The client's state machine: where the application stands when the server's step says nothing.
 */
export interface Machine {
  /**
   * State -> its title and its page, as rows of which the first that holds counts.
   */
  states: {
    [k: string]: MachineState;
  };
  /**
   * In the order in which their triggers are asked; event-only ones (when: never) last.
   */
  transitions: Transition[];
}
export interface MachineState {
  /**
   * What this state is called in tools.
   */
  title: string;
  /**
   * @minItems 1
   */
  page: StateRow[];
  /**
   * Named by the specification, but no transition leads here: the lint does not ask for one.
   */
  reserved?: boolean;
}
export interface StateRow {
  when: Rule;
  /**
   * A page, or / for the site's root.
   */
  to: string;
}
export interface Transition {
  name: string;
  /**
   * States that it may leave, or any.
   */
  from: 'any' | string[];
  /**
   * The state that it leads to.
   */
  to: string;
  /**
   * A rule of the flow, ! and a rule that must not hold, always, or never.
   */
  when: string;
  /**
   * A rule of the flow, ! and a rule that must not hold, always, or never.
   */
  on?: string;
}
