/** The reference backend's step: the first row of steps.json that holds over the facts. Never stored. */
import type { FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { firstRow } from '../rules/first-row.ts';
import { scopeOf } from '../rules/scope.ts';

/** The server's step for these facts, or null when there is none yet. */
export function deriveStep(flow: FlowCore, facts: Facts): string | null {
  return firstRow(flow.rules, flow.steps?.derive, scopeOf(flow, facts))?.step ?? null;
}
