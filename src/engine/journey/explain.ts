/** The same walk as `decide` and `route`, told in the authors' own sentences. The developers' toolbar and `flow explain` both print it. */
import type { FlowCore } from '../content/bundle.ts';
import { scopeOf } from '../rules/scope.ts';
import { decide } from './decide.ts';
import { explainRows } from './explain-rows.ts';
import { explainTransition } from './explain-transition.ts';
import { findStep } from './find-step.ts';
import type { Line } from './line.ts';
import { route } from './route.ts';
import type { Standing } from './standing.ts';

/** Why the journey stands where it stands: each transition and the state, the rows of the step, and the page. */
export function explain(flow: FlowCore, standing: Standing): Line[] {
  const lines: Line[] = [];
  const { state } = decide(flow, standing, (met) => lines.push(explainTransition(flow, standing.facts, met)));
  return [
    ...lines,
    ...stateLines(flow, state),
    ...stepLines(flow, standing, state),
    ...pageLines(flow, standing, state),
  ];
}

function stateLines(flow: FlowCore, state: string): Line[] {
  if (!flow.machine) return [];
  const title = flow.machine.states[state]?.title ?? 'it is not listed.';
  return [plain('state', 'chosen', state, `So the machine stands in ${state}: ${title}`)];
}

function stepLines(flow: FlowCore, { facts, step }: Standing, state: string): Line[] {
  const entry = findStep(flow.steps, step);
  if (!entry) return [unknownStep(step)];
  const means = entry.means ? `: ${entry.means}` : '.';
  const none = entry.routes?.length ? '' : ' It has no page of its own: the machine decides.';
  const text = `The server's step is ${step} (${entry.kind})${means}${none}`;
  const rows = explainRows(flow, entry.routes ?? [], scopeOf(flow, facts, { step, state }));
  return [plain('step', 'held', step ?? '', text), ...rows];
}

function unknownStep(step: string | null): Line {
  const text =
    step === null
      ? 'The server names no step yet: the machine decides.'
      : `The server's step ${step} is not listed: the machine decides.`;
  return plain('step', 'failed', step ?? 'none', text);
}

// Where no row of a step decides, those of the machine's state do.
function pageLines(flow: FlowCore, standing: Standing, state: string): Line[] {
  const { facts, step } = standing;
  const { path, by } = route(flow, standing, { state });
  const rows = by === 'state' ? (flow.machine?.states[state]?.page ?? []) : [];
  const title = flow.pages[path]?.title;
  const because = by === 'step' ? "of the server's step" : `the machine stands in ${state}`;
  const text = `So the page is ${path}${title ? ` (“${title}”)` : ''}, because ${because}.`;
  return [
    ...explainRows(flow, rows, scopeOf(flow, facts, { step, state })),
    plain('page', 'chosen', path, text),
  ];
}

function plain(kind: Line['kind'], outcome: Line['outcome'], name: string, text: string): Line {
  return { kind, outcome, name, text, findings: [] };
}
