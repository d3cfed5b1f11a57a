/**
 * Facts and events for every transition of the machine, fired and refused, for every state, and for every row that leads
 * from a state to a page. Continues from facts that are already there: a transition is tried where a replay stands when its turn comes.
 */

import type { Transition } from '../../types/machine.ts';
import type { Bundle, FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { decide, type TransitionOutcome } from '../journey/decide.ts';
import { proverOf } from '../proof/prover.ts';
import { scopeOf } from '../rules/scope.ts';
import { pathsIn, rulesIn } from '../rules/visit.ts';
import { type Covered, unproved } from './covered.ts';
import { findScope, firstRowGoal, type Goal, opposite } from './find-facts.ts';
import type { Scope } from './mend-logic.ts';

type Walked = { facts: Facts; events: readonly string[] };
type Met = Walked & TransitionOutcome;

export type MachineCover = { states: Covered[]; fired: Covered[]; refused: Covered[]; rows: Covered[] };

const rounds = 4;

/** @param known facts that reach as much as is known already, such as those of every step */
export function coverMachine(bundle: Bundle, flow: FlowCore, known: readonly Facts[]): MachineCover {
  const met = new Map<string, Met>();
  const pool: Walked[] = known.map((facts) => ({ facts, events: [] }));
  for (const walked of pool) replay(flow, walked, met);
  for (let round = 0; round < rounds; round += 1) {
    const before = met.size;
    for (const transition of flow.machine?.transitions ?? []) {
      for (const outcome of ['fired', 'refused'] as const)
        if (!met.has(`${outcome} ${transition.name}`)) reach(bundle, flow, transition, outcome, met, pool);
    }
    if (met.size === before) break;
  }
  return summary(bundle, flow, met, pool);
}

/** Notes what a replay meets for the first time: each outcome of each transition, and each state. */
function replay(flow: FlowCore, walked: Walked, met: Map<string, Met>): TransitionOutcome[] {
  const seen: TransitionOutcome[] = [];
  const { path } = decide(flow, walked, (one) => seen.push(one));
  const note = (key: string, one: TransitionOutcome) => met.has(key) || met.set(key, { ...walked, ...one });
  for (const one of seen) note(`${one.outcome} ${one.transition.name}`, one);
  const [last] = seen.slice(-1);
  if (last) for (const state of path) note(`state ${state}`, last);
  return seen;
}

/** Tries to make the transition happen, or be refused, from what is in the pool; adds what does to the pool. */
function reach(
  bundle: Bundle,
  flow: FlowCore,
  transition: Transition,
  outcome: 'fired' | 'refused',
  met: Map<string, Met>,
  pool: Walked[],
): void {
  for (const walked of [...pool]) {
    const tried =
      transition.when === 'never'
        ? byEvent(walked, transition)
        : byRule(bundle, flow, walked, transition, outcome);
    if (!tried) continue;
    const seen = replay(flow, tried, met);
    if (!seen.some((one) => one.transition === transition && one.outcome === outcome)) continue;
    pool.push(tried);
    return;
  }
}

function byEvent({ facts, events }: Walked, { name }: Transition): Walked {
  return { facts, events: [...events, name] };
}

/** Mends the rule in the state in which the replay stands when the transition's turn comes. */
function byRule(
  bundle: Bundle,
  flow: FlowCore,
  { facts, events }: Walked,
  transition: Transition,
  outcome: string,
) {
  const seen: TransitionOutcome[] = [];
  decide(flow, { facts, events: [] }, (one) => seen.push(one));
  const { from = '' } = seen.find((one) => one.transition === transition) ?? {};
  const mayStart = transition.from === 'any' || transition.from.includes(from);
  if (mayStart !== (outcome === 'fired')) return undefined;
  const start: Scope = scopeOf(flow, facts, { state: from });
  const found = findScope(bundle, [start], firstRowGoal(bundle, [transition], 0), ['state'], 2);
  if (!found) return undefined;
  return { facts: factsIn(found), events };
}

function summary(
  bundle: Bundle,
  flow: FlowCore,
  met: Map<string, Met>,
  pool: readonly Walked[],
): MachineCover {
  const { transitions = [], states = {} } = flow.machine ?? {};
  const found = (key: string, name: string, why: () => string): Covered => {
    const one = met.get(key);
    return one ? { name, facts: one.facts, events: one.events } : { name, why: why() };
  };
  return {
    states: Object.keys(states).map((name) => found(`state ${name}`, name, () => whyNoState(flow, name))),
    fired: transitions.map((one) => found(`fired ${one.name}`, one.name, () => whyNotFired(bundle, one))),
    refused: transitions.map((one) =>
      found(`refused ${one.name}`, one.name, () => whyNotRefused(bundle, flow, one)),
    ),
    rows: stateRows(bundle, flow, met, pool),
  };
}

/** For each row of each state: facts with which a replay ends there and the row is the first that holds. */
function stateRows(
  bundle: Bundle,
  flow: FlowCore,
  met: Map<string, Met>,
  pool: readonly Walked[],
): Covered[] {
  return Object.entries(flow.machine?.states ?? {}).flatMap(([state, { page }]) => {
    const near = pool.filter((walked) => decide(flow, walked).path.includes(state)).slice(0, 12);
    return page.map((row, index) => {
      const name = `${state} → ${row.to}: ${row.when}`;
      const found = near.flatMap((walked) =>
        endAt(bundle, flow, walked, state, firstRowGoal(bundle, page, index)),
      )[0];
      if (found) return { name, ...found };
      return { name, why: met.has(`state ${state}`) ? unproved : whyNoState(flow, state) };
    });
  });
}

/** Takes back what led on from the state, until the replay ends there and the goal is reached. */
function endAt(
  bundle: Bundle,
  flow: FlowCore,
  { facts, events }: Walked,
  state: string,
  goal: Goal,
): Walked[] {
  const stay: Goal = (scope) => {
    const rest = factsIn(scope);
    const seen: TransitionOutcome[] = [];
    const { path, state: last } = decide(flow, { facts: rest, events }, (one) => seen.push(one));
    if (!path.includes(state)) return 'never';
    if (last === state) return goal(scope);
    const next = seen.find(
      (one) => one.outcome === 'fired' && one.from === state && one.transition.to !== state,
    );
    return next && next.by === 'rule' ? opposite(next.transition.when) : 'never';
  };
  const found = findScope(bundle, [scopeOf(flow, facts, { state })], stay, ['state'], 3);
  return found ? [{ facts: factsIn(found), events }] : [];
}

function factsIn({ org: _org, words: _words, locale: _locale, state: _state, ...facts }: Scope): Facts {
  return facts;
}

function whyNoState({ machine }: FlowCore, name: string): string {
  const isLed = machine?.transitions.some(({ to }) => to === name);
  return isLed ? unproved : 'reserved: no transition leads here';
}

function whyNotFired(bundle: Bundle, { when }: Transition): string {
  return when !== 'never' && !proverOf(bundle).possible([when]) ? 'its rule can never hold' : unproved;
}

function whyNotRefused(bundle: Bundle, flow: FlowCore, transition: Transition): string {
  const { from, when } = transition;
  if (from === 'any') return 'it may start in any state';
  const isFirst = flow.machine?.transitions[0] === transition && from.includes(flow.flow.first ?? '');
  if (isFirst) return 'a replay begins where it may start';
  return readsState(bundle, when) ? 'its rule itself asks for the state' : unproved;
}

function readsState({ rules }: Pick<Bundle, 'rules'>, name: string, seen: readonly string[] = []): boolean {
  const rule = rules[name.replace(/^!/, '')];
  if (!rule || seen.includes(name)) return false;
  const isCalled = rulesIn(rule.logic).some((one) => readsState({ rules }, one, [...seen, name]));
  return isCalled || pathsIn(rule.logic).includes('state');
}
