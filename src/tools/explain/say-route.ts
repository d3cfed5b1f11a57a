/** Why this page: the rows of the server's step, then those of the machine's state, up to the row that holds. */
import type { FlowCore } from '../../engine/content/bundle.ts';
import { findStep } from '../../engine/journey/find-step.ts';
import { type Scope, scopeOf } from '../../engine/rules/scope.ts';
import { routeByFallback } from '../decide/route-by-fallback.ts';
import type { Snapshot } from '../decide/snapshot.ts';
import { sayRows } from './say-rows.ts';

/** The lines about the route; the last one names the page. */
export function sayRoute(flow: FlowCore, snapshot: Snapshot, state: string): string[] {
  const { facts, step } = snapshot;
  const { path, by } = routeByFallback(flow, snapshot, { state });
  const scope = scopeOf(flow, facts, { step, state });
  const title = flow.pages[path]?.title;
  const stateRows =
    by === 'state' ? sayRows(flow, labelled(flow.machine?.states[state]?.page ?? []), scope) : [];
  return [
    ...sayStep(flow, step, scope),
    ...(by === 'state'
      ? [`  The machine’s state ${state}: ${flow.machine?.states[state]?.title ?? 'not listed.'}`]
      : []),
    ...stateRows,
    `  So the page is ${path}${title ? ` (“${title}”)` : ''}, because of the ${by === 'step' ? 'server’s step' : 'machine’s state'}.`,
  ];
}

function sayStep(flow: FlowCore, step: string | null, scope: Scope): string[] {
  if (step === null) return ['  The server names no step yet: the machine decides.'];
  const entry = findStep(flow.steps, step);
  if (!entry) return [`  The server’s step ${step} is not listed: the machine decides.`];
  const rows = entry.routes ?? [];
  const head = `  The server’s step ${step} (${entry.kind}): ${entry.title ?? ''}`.trimEnd();
  const waits = entry.kind === 'waiting' && flow.flow.waitingPage;
  const meanwhile = waits ? ` (A browser shows ${waits} until the step changes.)` : '';
  if (rows.length === 0) return [head, `    It has no page of its own: the machine decides.${meanwhile}`];
  return [head, ...sayRows(flow, labelled(rows), scope)];
}

function labelled(rows: readonly { when: string; to: string }[]) {
  return rows.map(({ when, to }) => ({ when, label: to }));
}
