/**
 * Whether the chosen offer shows beside the pages: beside a decline or a paid line it would promise what does not
 * exist.
 */
import type { FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { holds } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';

/** By the flow's own rule; a flow without one always shows it. */
export function showsOffer(flow: FlowCore, facts: Facts): boolean {
  return holds(flow.rules, flow.flow.offerCard?.when ?? 'always', scopeOf(flow, facts));
}
