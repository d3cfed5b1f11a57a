/** The reference backend's step: the first row of steps.json that holds over the facts. Never stored. */
import type { FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { holdsIn } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';

/** The server's step for these facts, or null when there is none yet. */
export function deriveStep(flow: FlowCore, facts: Facts): string | null {
  const scope = scopeOf(flow, facts);
  const row = flow.steps?.derive?.find(({ when }) => holdsIn(flow.rules, when, scope));
  return row?.step ?? null;
}
