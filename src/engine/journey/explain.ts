/** The same walk as `decide` and `route`, told in the authors' own sentences: why here, and why not there. */
import type { FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { holds } from '../rules/holds.ts';
import { meaning } from '../rules/meaning.ts';
import { type Scope, scopeOf } from '../rules/scope.ts';
import { type Finding, trace } from '../rules/trace.ts';
import { decide, type TransitionOutcome } from './decide.ts';
import { findStep } from './find-step.ts';
import { route } from './route.ts';
import type { Standing } from './standing.ts';

/** One sentence of the explanation. `findings` are the values that decided it. */
export type Line = {
  kind: 'transition' | 'step' | 'row' | 'page';
  outcome: 'fired' | 'refused' | 'idle' | 'held' | 'failed' | 'chosen';
  /** Transition, step or page that the line is about. */
  name: string;
  text: string;
  rule?: string;
  findings: Finding[];
};

/** Why the journey stands where it stands: each transition asked, each row of the step, and the page. */
export function explain(flow: FlowCore, standing: Standing): Line[] {
  const lines: Line[] = [];
  const { state } = decide(flow, standing, (met) => lines.push(transitionLine(flow, standing.facts, met)));
  return [...lines, ...stepLines(flow, standing, state), ...pageLines(flow, standing, state)];
}

function transitionLine(
  flow: FlowCore,
  facts: Facts,
  { transition, outcome, from }: TransitionOutcome,
): Line {
  const { name, to, when } = transition;
  const said = {
    fired: `From ${from} to ${to} (${name}): ${meaning(flow, when)}`,
    refused: `${name} was refused: its rule holds, but it may not start in ${from}.`,
    idle: `${name} did not start: ${when === 'never' ? 'only an event fires it.' : `not so: ${meaning(flow, when)}`}`,
  };
  return {
    kind: 'transition',
    outcome,
    name,
    text: said[outcome],
    rule: when,
    findings: trace(flow.rules, when, scopeOf(flow, facts, { state: from })),
  };
}

function stepLines(flow: FlowCore, { facts, step }: Standing, state: string): Line[] {
  const entry = findStep(flow.steps, step);
  if (!entry) return [unknownStep(step)];
  const text = `The server's step is ${step} (${entry.kind}).`;
  const rows = rowLines(flow, entry.routes ?? [], scopeOf(flow, facts, { step, state }));
  return [{ kind: 'step', outcome: 'held', name: step ?? '', text, findings: [] }, ...rows];
}

function unknownStep(step: string | null): Line {
  const text =
    step === null
      ? 'The server names no step yet: the machine decides.'
      : `The server's step ${step} is not listed: the machine decides.`;
  return { kind: 'step', outcome: 'failed', name: step ?? 'none', text, findings: [] };
}

type Row = { when: string; to: string };

function rowLines(flow: FlowCore, rows: readonly Row[], scope: Scope): Line[] {
  return rows.map(({ when, to }): Line => {
    const held = holds(flow.rules, when, scope);
    return {
      kind: 'row',
      outcome: held ? 'held' : 'failed',
      name: to,
      text: `${held ? 'Holds' : 'Does not hold'}: ${meaning(flow, when)} (to ${to})`,
      rule: when,
      findings: trace(flow.rules, when, scope),
    };
  });
}

// Where no row of a step decides, those of the machine's state do.
function pageLines(flow: FlowCore, standing: Standing, state: string): Line[] {
  const { facts, step } = standing;
  const { path, by } = route(flow, standing, { state });
  const rows = by === 'state' ? (flow.machine?.states[state]?.page ?? []) : [];
  const text =
    by === 'step'
      ? `So the page is ${path}, because of the step.`
      : `So the page is ${path}, because the machine stands in ${state}.`;
  const chosen: Line = { kind: 'page', outcome: 'chosen', name: path, text, findings: [] };
  return [...rowLines(flow, rows, scopeOf(flow, facts, { step, state })), chosen];
}
