/** The same walk as `decide` and `route`, told in the authors' own sentences: why here, and why not there. */
import type { FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { holdsIn } from '../rules/holds.ts';
import { meaning } from '../rules/meaning.ts';
import { type Standing, scopeOf } from '../rules/scope.ts';
import { type Finding, trace } from '../rules/trace.ts';
import { type Asked, decide } from './decide.ts';
import { findStep } from './find-step.ts';
import { route } from './route.ts';

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
export function explain(
  flow: FlowCore,
  facts: Facts,
  { step = null, events = [] }: { step?: string | null; events?: readonly string[] } = {},
): Line[] {
  const lines: Line[] = [];
  const { state } = decide(flow, facts, events, (asked) => lines.push(transitionLine(flow, facts, asked)));
  return [...lines, ...stepLines(flow, facts, step, state), ...pageLines(flow, facts, step, state)];
}

function transitionLine(flow: FlowCore, facts: Facts, { transition, outcome, from }: Asked): Line {
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

function stepLines(flow: FlowCore, facts: Facts, step: string | null, state: string): Line[] {
  const entry = findStep(flow.steps, step);
  if (!entry) return [unknownStep(step)];
  const text = `The server's step is ${step} (${entry.kind}).`;
  const rows = rowLines(flow, facts, entry.routes ?? [], { step, state });
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

function rowLines(flow: FlowCore, facts: Facts, rows: readonly Row[], standing: Standing): Line[] {
  const scope = scopeOf(flow, facts, standing);
  return rows.map(({ when, to }): Line => {
    const held = holdsIn(flow.rules, when, scope);
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
function pageLines(flow: FlowCore, facts: Facts, step: string | null, state: string): Line[] {
  const { path, by } = route(flow, facts, step, state);
  const rows = by === 'state' ? (flow.machine?.states[state]?.page ?? []) : [];
  const text =
    by === 'step'
      ? `So the page is ${path}, because of the step.`
      : `So the page is ${path}, because the machine stands in ${state}.`;
  const chosen: Line = { kind: 'page', outcome: 'chosen', name: path, text, findings: [] };
  return [...rowLines(flow, facts, rows, { step, state }), chosen];
}
