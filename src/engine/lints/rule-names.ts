/** Names of rules that cannot be confused: none differs from another by its first word alone, and none stands for a mere "not". */
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { type Lint, placeOfRule, type Report } from './lint.ts';

export const lintRuleNames: Lint = (bundle, report) => {
  const stems = new Map<string, string>();
  for (const name of Object.keys(bundle.rules)) {
    reportNegation(bundle, report, name);
    const stem = stemOf(name);
    const other = stems.get(stem);
    if (other === undefined) stems.set(stem, name);
    else reportNear(bundle, report, name, other);
  }
};

function reportNear(bundle: Bundle, report: Report, name: string, other: string): void {
  report(
    'RULE_NEAR',
    placeOfRule(bundle, name),
    `"${name}" and "${other}" differ by their first word alone.`,
    `Let each name say what sets it apart. That a rule does not hold is asked by "!${other}".`,
  );
}

function reportNegation(bundle: Bundle, report: Report, name: string): void {
  const negated = negatedBy(bundle.rules[name]?.logic);
  if (negated === undefined) return;
  report(
    'RULE_NEGATES',
    placeOfRule(bundle, name, 'logic'),
    `the rule says only that "${negated}" does not hold.`,
    `Write "!${negated}" where it is named, and remove it.`,
  );
}

const firstWords = /^(is|are|was|has|have|lacks|needs|wants|uses|says|may|can|must)(?=[A-Z])/;

// "hasOffer", "lacksOffer" and "offer" have one stem.
function stemOf(name: string): string {
  return name.replace(firstWords, '').toLowerCase();
}

function negatedBy(logic: unknown): string | undefined {
  if (!isRecord(logic) || !('!' in logic)) return undefined;
  const [operand] = [logic['!']].flat();
  return isRecord(operand) && typeof operand.rule === 'string' ? operand.rule : undefined;
}
