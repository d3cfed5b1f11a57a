/** What a rule means, in its author's sentence. */
import type { FlowCore } from '../content/bundle.ts';
import { readClaim } from './claim.ts';

/** `always` and `never` say themselves; a rule that is not there is its name; "!rule" says that it is not so. */
export function meaning(flow: Pick<FlowCore, 'rules'>, rule: string): string {
  if (rule === 'always') return 'Always.';
  if (rule === 'never') return 'Never.';
  const { rule: name, isNegated } = readClaim(rule);
  const means = flow.rules[name]?.means ?? name;
  return isNegated ? `It isn't the case that ${lowered(means)}` : means;
}

/** The sentence within another. No rule of ours begins with a name; an abbreviation keeps its capitals. */
const lowered = (means: string) => means.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** Whether a row's rule held, with its sentence: of "!rule" it says whether the rule held although it should not. */
export function finding(flow: Pick<FlowCore, 'rules'>, claim: string, held: boolean): string {
  const { rule, isNegated } = readClaim(claim);
  const means = meaning(flow, rule);
  if (!isNegated) return `${held ? 'Holds' : 'Does not hold'}: ${means}`;
  return `${held ? 'Does not hold, as it should be' : 'Holds, and should not'}: ${means}`;
}
