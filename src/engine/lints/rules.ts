/** Rules by name: unknown, unused, or calling themselves. */
import type { Bundle } from '../content/bundle.ts';
import { didYouMean } from '../issues/nearest.ts';
import { rulesIn } from '../rules/visit.ts';
import { type Lint, placeOfRule, type Report } from './lint.ts';
import { ruleReferences } from './references.ts';

export const lintRules: Lint = (bundle, report) => {
  const references = ruleReferences(bundle);
  const known = new Set([...Object.keys(bundle.rules), 'always', 'never']);
  for (const { rule, place } of references) {
    if (!known.has(rule))
      report('RULE_UNKNOWN', place, `there is no rule "${rule}".`, didYouMean(rule, [...known]));
  }
  const used = new Set(references.map(({ rule }) => rule));
  for (const name of Object.keys(bundle.rules)) {
    if (!used.has(name))
      report(
        'RULE_UNUSED',
        placeOfRule(bundle, name),
        `nothing names the rule "${name}".`,
        'If a page, a row or an `open` has lost it, name it there again; else remove it.',
      );
    reportCycle(bundle, report, name);
  }
};

function reportCycle(bundle: Bundle, report: Report, name: string): void {
  const cycle = cycleFrom(bundle, name, []);
  if (!cycle) return;
  const way = [...cycle, name].map((rule) => `"${rule}"`).join(' calls ');
  report('RULE_CYCLE', placeOfRule(bundle, name, 'logic'), `${way}.`, 'Let one of them stand on its own.');
}

// A cycle is told once, at its alphabetically first rule.
function cycleFrom(bundle: Bundle, name: string, way: readonly string[]): readonly string[] | undefined {
  const [first = name] = way;
  if (way.length > 0 && name === first) return [...way].sort()[0] === first ? way : undefined;
  if (way.includes(name)) return undefined;
  const calls = rulesIn(bundle.rules[name]?.logic);
  for (const called of calls) {
    const found = cycleFrom(bundle, called, [...way, name]);
    if (found) return found;
  }
  return undefined;
}
