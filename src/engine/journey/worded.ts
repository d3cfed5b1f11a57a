/** The title and lead that a page has now: its own, or those of the first row of `instead` that holds over the facts. */
import type { Page } from '../../types/page.ts';
import type { FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { firstRow } from '../rules/first-row.ts';
import { scopeOf } from '../rules/scope.ts';

type Worded = Pick<Page, 'title' | 'lead' | 'instead'>;

/** `page` itself where no row holds. Reads no answers: a title does not change while someone types. */
export function worded<P extends Worded>(flow: FlowCore, page: P, facts: Facts): P {
  const row = page.instead && firstRow(flow.rules, page.instead, scopeOf(flow, facts));
  if (!row) return page;
  const { title = page.title, lead = page.lead } = row;
  return { ...page, title, ...(lead !== undefined && { lead }) };
}
