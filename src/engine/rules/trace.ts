/** The values that a rule read, each with the sentence of the rule that read it. */
import type { Rules } from '../../types/rules.ts';
import { isRecord } from '../facts/facts.ts';
import { readPath } from '../facts/read-path.ts';
import { readClaim } from './claim.ts';
import { holds } from './holds.ts';
import type { Scope } from './scope.ts';

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

/** The rules that a piece of logic calls. */
export function rulesIn(logic: unknown): string[] {
  return operations(logic).flatMap(([operator, operands]) => (operator === 'rule' ? [String(operands)] : []));
}

/** The paths that a piece of logic reads from the facts; those of list entries stay out. */
export function pathsIn(logic: unknown): string[] {
  const read = operations(logic, false).flatMap(([operator, operands]) => {
    const path = Array.isArray(operands) ? operands[0] : operands;
    return operator === 'var' && typeof path === 'string' ? [path] : [];
  });
  return [...new Set(read)];
}

function operations(logic: unknown, insideLists = true): Array<[string, unknown]> {
  if (Array.isArray(logic)) return logic.flatMap((part) => operations(part, insideLists));
  if (!isRecord(logic)) return [];
  return Object.entries(logic).flatMap(([operator, operands]) => {
    const isScoped = ['some', 'all', 'none'].includes(operator) && Array.isArray(operands) && !insideLists;
    const inner = operations(isScoped ? operands[0] : operands, insideLists);
    const own: [string, unknown] = [operator, operands];
    return [own, ...inner];
  });
}
