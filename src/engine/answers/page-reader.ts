/** Asks the rules of a page and fills in its texts, over the facts with the typed answers laid on top. */
import type { BrowserPage, FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { holds } from '../rules/holds.ts';
import type { Scope } from '../rules/scope.ts';
import { interpolate } from '../text/interpolate.ts';
import { pageScope } from './page-scope.ts';

export type PageReader = {
  holds(rule: string): boolean;
  /** The text with its values. */
  fill(text: string): string;
};

/** What rules see is put together once, when the first of them is asked: most changes of an answer ask none. */
export function pageReader(
  flow: Pick<FlowCore, 'org' | 'rules'>,
  page: Pick<BrowserPage, 'fields'>,
  facts: Facts,
  answers: () => Record<string, unknown>,
): PageReader {
  let scope: Scope | undefined;
  const seen = () => (scope ??= pageScope(flow, page, facts, answers()));
  return {
    holds: (rule) => holds(flow.rules, rule, seen()),
    fill: (text) => (text.includes('{{') ? interpolate(text, seen()) : text),
  };
}
