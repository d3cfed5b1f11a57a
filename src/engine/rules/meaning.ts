/** What a rule means, in its author's sentence. */
import type { FlowCore } from '../content/bundle.ts';
import { readClaim } from './claim.ts';

/** `always` and `never` say themselves; a rule that is not there is its name; "!rule" says that it is not so. */
export function meaning(flow: Pick<FlowCore, 'rules'>, rule: string): string {
  if (rule === 'always') return 'Always.';
  if (rule === 'never') return 'Never.';
  const { rule: name, isNegated } = readClaim(rule);
  const means = flow.rules[name]?.means ?? name;
  return isNegated ? `Not so: ${means}` : means;
}
