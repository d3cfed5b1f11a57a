/** Finds the page where a borrower belongs. The server's step decides; the machine's state is the fallback. */
import type { RouteRow } from '../../types/steps.ts';
import type { FlowCore } from '../content/bundle.ts';
import { readPath } from '../facts/read-path.ts';
import { firstRow } from '../rules/first-row.ts';
import { type Scope, scopeOf } from '../rules/scope.ts';
import { type Decision, decide } from './decide.ts';
import { findStep } from './find-step.ts';
import type { Standing } from './standing.ts';

/** `path` is a page (with its parameters) or '/', the site's root; `state` is what the row hands to the page. */
export type Route = {
  path: string;
  state?: Record<string, unknown>;
  by: 'step' | 'state';
  /** Index of the row that held; absent for the waiting page and where nothing is listed. */
  row?: number;
};

/**
 * Where the borrower belongs: the page (or '/') for the server's step, or for the machine's state. Pass `state` if you
 * have replayed already.
 */
export function route(
  flow: FlowCore,
  standing: Standing,
  { state }: Pick<Decision, 'state'> = decide(flow, standing),
): Route {
  const { facts, step } = standing;
  const scope = scopeOf(flow, facts, { step, state });
  return byStep(flow, scope, step, state) ?? byState(flow, scope, state);
}

function byStep(flow: FlowCore, scope: Scope, step: string | null, state: string): Route | undefined {
  const entry = findStep(flow.steps, step);
  const rows = entry?.routes ?? [];
  const found = firstRow(flow.rules, rows, scope);
  if (found) return { path: found.to, ...handed(found, scope), by: 'step', row: rows.indexOf(found) };
  const waits = entry?.kind === 'waiting' && flow.flow.waitingPage;
  return waits && !isBeside(flow, state) ? { path: waits, by: 'step' } : undefined;
}

function byState(flow: FlowCore, scope: Scope, state: string): Route {
  const rows = flow.machine?.states[state]?.page ?? [];
  const found = firstRow(flow.rules, rows, scope);
  return found ? { path: found.to, by: 'state', row: rows.indexOf(found) } : { path: '/', by: 'state' };
}

function handed(row: RouteRow, scope: Scope): { state?: Record<string, unknown> } {
  if (!row.state && !row.passes) return {};
  const passed = (row.passes ?? []).map((path) => [
    path.slice(path.lastIndexOf('.') + 1),
    readPath(scope, path),
  ]);
  return {
    state: { ...row.state, ...Object.fromEntries(passed.filter(([, value]) => value !== undefined)) },
  };
}

// A state that no transition starts from lies off the path (a wrong PIN, a missing record): its page shows even while
// the server waits. On the path itself, a waiting step must not ask again for what was just answered.
function isBeside(flow: FlowCore, state: string): boolean {
  const transitions = flow.machine?.transitions ?? [];
  return state !== flow.flow.first && !transitions.some(({ from }) => from !== 'any' && from.includes(state));
}
