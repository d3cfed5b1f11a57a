/** Tells whether a named rule holds. Keeps prepared rules for the life of their rule book. */
import type { Rules } from '../../types/rules.ts';
import { oncePer } from '../facts/once-per.ts';
import { readClaim } from './claim.ts';
import { prepare, run } from './logic.ts';
import { isTrue } from './operators/truth.ts';
import type { Scope } from './scope.ts';

/** Whether a rule holds over a scope. */
export type Asked = (scope: Scope) => boolean;

/**
 * True when the rule named `claim` holds over the scope, or for "!rule", when it does not. `always` holds, `never` does not,
 * and neither does an unknown rule.
 */
export function holds(rules: Rules, claim: string, scope: Scope): boolean {
  return ruleAsked(rules, claim)(scope);
}

/** The same for who asks one claim often. */
export function ruleAsked(rules: Rules, claim: string): Asked {
  const known = askedIn(rules);
  const before = known.get(claim);
  if (before) return before;
  const asked = asking(rules, claim);
  known.set(claim, asked);
  return asked;
}

// The same rule book always yields the same prepared rules.
const askedIn = oncePer((_rules: Rules) => new Map<string, Asked>());

function asking(rules: Rules, claim: string): Asked {
  const { rule, isNegated } = readClaim(claim);
  if (isNegated) {
    const asked = ruleAsked(rules, rule);
    return (scope) => !asked(scope);
  }
  if (rule === 'always') return () => true;
  if (rule === 'never') return () => false;
  const prepared = prepare(rules, rule);
  return (scope) => isTrue(run(prepared, scope));
}
