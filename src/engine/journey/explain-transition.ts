/** What became of one transition of the machine, and why. */
import type { Transition } from '../../types/machine.ts';
import type { FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { readClaim } from '../rules/claim.ts';
import { meaning } from '../rules/meaning.ts';
import { scopeOf } from '../rules/scope.ts';
import { trace } from '../rules/trace.ts';
import type { TransitionOutcome } from './decide.ts';
import type { Line } from './line.ts';

/** Its rule is traced in the state in which it was asked; an event needs no rule. */
export function explainTransition(flow: FlowCore, facts: Facts, met: TransitionOutcome): Line {
  const { transition, outcome, from, by } = met;
  const { name, when } = transition;
  const findings = by === 'event' ? [] : trace(flow.rules, when, scopeOf(flow, facts, { state: from }));
  return { kind: 'transition', outcome, name, text: said(flow, met), rule: when, findings };
}

function said(flow: FlowCore, { transition, outcome, from, by }: TransitionOutcome): string {
  const { name, to, when } = transition;
  if (outcome === 'fired')
    return `From ${from} to ${to} (${name}): ${by === 'event' ? 'its event was fired.' : meaning(flow, when)}`;
  if (outcome === 'refused') {
    const asks = by === 'event' ? 'its event was fired' : 'its rule holds';
    const starts = transition.from === 'any' ? 'anywhere' : transition.from.join(', ');
    return `${name} was refused: ${asks}, but it starts only in ${starts}; the machine stands in ${from}.`;
  }
  if (when === 'never') return `${name} did not start: only an event fires it${happens(flow, transition)}`;
  const { rule, isNegated } = readClaim(when);
  return `${name} did not start: ${isNegated ? 'holds, and should not' : 'not so'}: ${meaning(flow, rule)}`;
}

/** When its event happens; an event without a rule is fired by a page. */
export function happens(flow: Pick<FlowCore, 'rules'>, { on }: Pick<Transition, 'on'>): string {
  return on === undefined ? ', by a page.' : `: ${meaning(flow, on)}`;
}
