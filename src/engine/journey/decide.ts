/** Replays the machine over the facts: one pass over the triggers in order, then the events. Reads facts; never changes them. */
import type { Transition } from '../../types/machine.ts';
import type { FlowCore } from '../content/bundle.ts';
import { oncePer } from '../facts/once-per.ts';
import { ruleAsked } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';
import type { Standing } from './standing.ts';

/** Where a replay ends, which transitions fired or were refused, and the states on the way (the first one included). */
export type Decision = { state: string; fired: string[]; refused: string[]; path: string[] };

/** What became of a transition, and in which state; `by` is what asked for it: its rule, or an event. */
export type TransitionOutcome = {
  transition: Transition;
  outcome: 'fired' | 'refused' | 'idle';
  from: string;
  by: 'rule' | 'event';
};

/**
 * The state of the machine. `see` hears of every transition on the way. A trigger that holds where its transition may
 * not start is refused, and the replay continues.
 */
export function decide(
  flow: FlowCore,
  { facts, events }: Pick<Standing, 'facts' | 'events'>,
  see?: (met: TransitionOutcome) => void,
): Decision {
  const scope = scopeOf(flow, facts);
  const start = flow.machine && flow.flow.first ? flow.flow.first : '';
  const decision: Decision = { state: start, fired: [], refused: [], path: [start] };
  for (const { transition, isTriggered } of triggersOf(flow)) {
    scope.state = decision.state;
    if (isTriggered(scope)) take(decision, transition, 'rule', see);
    else see?.({ transition, outcome: 'idle', from: decision.state, by: 'rule' });
  }
  for (const event of events) {
    const transition = flow.machine?.transitions.find(({ name }) => name === event);
    if (transition) take(decision, transition, 'event', see);
  }
  return decision;
}

/** Whether a transition may start in this state. */
export function mayStart(transition: Transition, state: string): boolean {
  return transition.from === 'any' || transition.from.includes(state);
}

const triggersOf = oncePer(({ machine, rules }: FlowCore) =>
  (machine?.transitions ?? []).map((transition) => ({
    transition,
    isTriggered: ruleAsked(rules, transition.when),
  })),
);

function take(
  decision: Decision,
  transition: Transition,
  by: TransitionOutcome['by'],
  see?: (met: TransitionOutcome) => void,
): void {
  const from = decision.state;
  const outcome = mayStart(transition, from) ? 'fired' : 'refused';
  decision[outcome].push(transition.name);
  if (outcome === 'fired') {
    decision.state = transition.to;
    decision.path.push(transition.to);
  }
  see?.({ transition, outcome, from, by });
}
