/** What rules can see: the facts, the lender, the page's own answers, the step and the state. */
import type { FlowCore } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';

export type Scope = Record<string, unknown>;

/** What a rule may read beside the facts: `answers` are the page's own, `step` is the server's, `state` the machine's. */
type Beside = { answers?: unknown; step?: string | null; state?: string };

/** The data that rules of `flow` run over. Facts may bring an `org` of their own. */
export function scopeOf(
  flow: Pick<FlowCore, 'org' | 'words' | 'locale'>,
  facts: Facts,
  beside: Beside = {},
): Scope {
  const { org, words, locale } = flow;
  return { org, words, ...(locale === undefined ? {} : { locale }), ...facts, ...beside };
}
