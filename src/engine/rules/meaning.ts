/** What a rule means, in its author's sentence. */
import type { FlowCore } from '../content/bundle.ts';

/** `always` and `never` say themselves; a rule that is not there is its name. */
export function meaning(flow: Pick<FlowCore, 'rules'>, rule: string): string {
  if (rule === 'always') return 'Always.';
  if (rule === 'never') return 'Never.';
  return flow.rules[rule]?.means ?? rule;
}
