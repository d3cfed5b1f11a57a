/** Flows without a machine: a list of pages in order, some of them only under a rule. */
import type { FlowCore } from '../content/bundle.ts';
import { firstRow } from '../rules/first-row.ts';
import { holds } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';
import type { Standing } from './standing.ts';

/** What follows a page: another page, a page that ends the flow, or nothing. */
export type Following = { page: string } | { stop: string } | { end: true };

/** The pages of the flow that apply to these facts, in order. */
export function sequencePages(flow: FlowCore, { facts }: Pick<Standing, 'facts'>): string[] {
  const scope = scopeOf(flow, facts);
  return (flow.flow.sequence ?? [])
    .filter(({ when }) => holds(flow.rules, when, scope))
    .map(({ page }) => page);
}

/** What follows `page` once it is saved: its first stop that holds, else the next page that applies. */
export function following(flow: FlowCore, { facts }: Pick<Standing, 'facts'>, page: string): Following {
  const scope = scopeOf(flow, facts);
  const rows = flow.flow.sequence ?? [];
  const index = rows.findIndex((row) => row.page === page);
  const stop = firstRow(flow.rules, rows[index]?.stop, scope);
  if (stop) return { stop: stop.to };
  const next = firstRow(flow.rules, rows.slice(index + 1), scope);
  return next ? { page: next.page } : { end: true };
}
