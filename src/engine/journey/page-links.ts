/** The links of a flow that stand beside every page: those whose rule holds. */
import type { FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { holds } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';

export type PageLink = { label: string; to: string };

export function pageLinks(flow: FlowCore, facts: Facts): PageLink[] {
  const scope = scopeOf(flow, facts);
  return (flow.flow.pageLinks ?? []).filter(({ when }) => holds(flow.rules, when, scope));
}
