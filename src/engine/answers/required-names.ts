/** Which fields of a page must be answered now. */
import type { BrowserPage, FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { holds } from '../rules/holds.ts';
import { pageScope } from './page-scope.ts';
import { isRequired } from './validate.ts';

/** Names of fields, shown or hidden. */
export function requiredNames(
  flow: Pick<FlowCore, 'org' | 'rules' | 'words'>,
  page: BrowserPage,
  facts: Facts,
  answers: unknown,
): Set<string> {
  const scope = pageScope(flow, page, facts, answers);
  const rule = (name: string) => holds(flow.rules, name, scope);
  return new Set(Object.keys(page.fields).filter((name) => isRequired(page, name, rule)));
}
