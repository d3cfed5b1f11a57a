/** The replay of the machine, told transition by transition in the order in which they are asked. */
import type { FlowCore } from '../../engine/content/bundle.ts';
import { decide, type TransitionOutcome } from '../../engine/journey/decide.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import type { Snapshot } from '../decide/snapshot.ts';
import { sayRule } from './say-rule.ts';

/** The lines of the replay, and the state in which it ends. */
export function sayMachine(flow: FlowCore, snapshot: Snapshot): { state: string; lines: string[] } {
  const asked: TransitionOutcome[] = [];
  const { state } = decide(flow, snapshot, (one) => asked.push(one));
  const triggers = flow.machine?.transitions.length ?? 0;
  const lines = asked.flatMap((one, index) => sayAsked(flow, snapshot, one, index >= triggers));
  return { state, lines };
}

function sayAsked(flow: FlowCore, { facts }: Snapshot, asked: TransitionOutcome, isEvent: boolean): string[] {
  const { transition, outcome, from } = asked;
  const label = outcome === 'idle' ? 'no' : outcome;
  const head = `  ${label.padEnd(8)}${transition.name.padEnd(26)}${sayMove(asked)}`.trimEnd();
  const why = isEvent
    ? ['The event was given.']
    : sayRule(flow, transition.when, scopeOf(flow, facts, { state: from }));
  return [head, ...why.map((line) => `            ${line}`)];
}

function sayMove({ transition, outcome, from }: TransitionOutcome): string {
  if (outcome === 'fired') return `${from} → ${transition.to}`;
  if (outcome === 'idle' || transition.from === 'any') return '';
  return `starts only in ${transition.from.join(', ')}; the machine stands in ${from}`;
}
