/** Which facts a rule reads, by itself and through the rules that it calls. */
import type { Rules } from '../../types/rules.ts';
import { pathsIn, rulesIn } from './visit.ts';

/** The dotted paths that the rule named `name` reads; none of an unknown rule, nor twice of one that calls itself. */
export function pathsOfRule(rules: Rules, name: string, seen: readonly string[] = []): string[] {
  const logic = Object.hasOwn(rules, name) && !seen.includes(name) ? rules[name]?.logic : undefined;
  if (logic === undefined) return [];
  const called = rulesIn(logic).flatMap((inner) => pathsOfRule(rules, inner, [...seen, name]));
  return [...pathsIn(logic), ...called];
}
