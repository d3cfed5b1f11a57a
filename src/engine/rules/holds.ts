/** Whether a named rule holds. Prepared rules are kept per rule book, as long as that lives. */
import type { Rules } from '../../types/rules.ts';
import { isTrue, type Prepared, prepare, run } from './logic.ts';
import type { Scope } from './scope.ts';

// A memo, not state: the same rule book always yields the same prepared rules.
const prepared = new WeakMap<Rules, Map<string, Prepared>>();

/** True when the rule named `rule` holds over the scope. `always` holds, `never` does not, and neither does an unknown rule. */
export function holds(rules: Rules, rule: string, scope: Scope): boolean {
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
