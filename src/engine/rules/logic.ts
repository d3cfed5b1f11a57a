/**
 * The only file that knows the JSON-logic library. Prepares a rule once (rules inlined, paths split), then runs it.
 * Registers our own operators with the library; all others keep its meaning.
 */
import jsonLogic from 'json-logic-js';
import type { Rules } from '../../types/rules.ts';
import { isRecord } from '../facts/facts.ts';
import { operatorNamed, operators } from './operators/operators.ts';

/** A rule made ready to run; opaque to everyone else. */
export type Prepared = Readonly<{ logic: unknown }>;

/** Deepest nesting of a rule, inlined ones included. */
export const maxDepth = 32;

/** Makes a rule ready. Unknown names and endless recursion count as false; the lints have refused them before. */
export function prepare(rules: Rules, name: string): Prepared {
  return { logic: inline({ rule: name }, rules, 0) };
}

/** Makes a piece of logic ready, outside of any rule. */
export function prepareLogic(rules: Rules, logic: unknown): Prepared {
  return { logic: inline(logic, rules, 0) };
}

/** The value of a prepared rule over `data`; undefined when it cannot be computed. Rules never throw. */
export function run(prepared: Prepared, data: unknown): unknown {
  try {
    return jsonLogic.apply(prepared.logic as Parameters<typeof jsonLogic.apply>[0], data);
  } catch {
    return undefined;
  }
}

/** Whether a value counts as true: as in JavaScript, but an empty list is false. */
export function isTrue(value: unknown): boolean {
  return jsonLogic.truthy(value);
}

function inline(logic: unknown, rules: Rules, depth: number): unknown {
  if (depth > maxDepth) return false;
  if (Array.isArray(logic)) return logic.map((part) => inline(part, rules, depth + 1));
  if (!isRecord(logic)) return logic;
  const [[name = '', operands] = [], ...more] = Object.entries(logic);
  const operator = operatorNamed(name);
  if (!operator || more.length > 0) return false;
  const { calls, prepare } = operator;
  if (calls) return named(calls(operands), rules, depth);
  if (prepare) return { [prepare.as]: prepare.operands(operands) };
  return { [name]: inline(operands, rules, depth + 1) };
}

function named(name: string, rules: Rules, depth: number): unknown {
  if (name === 'always') return true;
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  return rule ? inline(rule.logic, rules, depth + 1) : false;
}

for (const { name, run, prepare } of Object.values(operators))
  if (run) jsonLogic.add_operation(prepare?.as ?? name, run as (...values: unknown[]) => unknown);
