/** The values that a rule read, each with the sentence of the rule that read it. */
import type { Rules } from '../../types/rules.ts';
import { readPath } from '../facts/read-path.ts';
import { readClaim } from './claim.ts';
import { holds } from './holds.ts';
import type { Scope } from './scope.ts';
import { pathsIn, rulesIn } from './visit.ts';

/** A rule (named in `rule`) said yes or no, having read `reads`. */
export type Finding = {
  rule: string;
  means: string;
  held: boolean;
  reads: Array<{ path: string; value: unknown }>;
};

/** The rule of a claim and every rule that it calls, outermost first. Of "!rule" it tells whether the rule holds. */
export function trace(rules: Rules, claim: string, scope: Scope, seen: readonly string[] = []): Finding[] {
  const { rule: name } = readClaim(claim);
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule || seen.includes(name)) return [];
  const reads = pathsIn(rule.logic).map((path) => ({ path, value: readPath(scope, path) }));
  const finding = { rule: name, means: rule.means, held: holds(rules, name, scope), reads };
  return [finding, ...rulesIn(rule.logic).flatMap((inner) => trace(rules, inner, scope, [...seen, name]))];
}
