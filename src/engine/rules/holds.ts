/** Tells whether a named rule holds. Keeps prepared rules for the life of their rule book. */
import type { Rules } from '../../types/rules.ts';
import { readClaim } from './claim.ts';
import { isTrue, type Prepared, prepare, run } from './logic.ts';
import type { Scope } from './scope.ts';

// A memo, not state: the same rule book always yields the same prepared rules.
const prepared = new WeakMap<Rules, Map<string, Prepared>>();

/**
 * True when the rule named `claim` holds over the scope, or for "!rule", when it does not. `always` holds, `never` does not,
 * and neither does an unknown rule.
 */
export function holds(rules: Rules, claim: string, scope: Scope): boolean {
  const { rule, isNegated } = readClaim(claim);
  if (isNegated) return !holds(rules, rule, scope);
  if (rule === 'always') return true;
  if (rule === 'never') return false;
  return isTrue(run(preparedRule(rules, rule), scope));
}

function preparedRule(rules: Rules, name: string): Prepared {
  const known = prepared.get(rules) ?? new Map<string, Prepared>();
  if (known.size === 0) prepared.set(rules, known);
  const found = known.get(name) ?? prepare(rules, name);
  known.set(name, found);
  return found;
}
