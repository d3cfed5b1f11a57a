/**
 * The only file that knows the JSON-logic library. Prepares a rule once (rules inlined, paths split), then runs it.
 * Replaces the library's `var`, which would return prototypes; comparisons keep the library's meaning.
 */
import jsonLogic from 'json-logic-js';
import type { Rules } from '../../types/rules.ts';
import { isRecord } from '../facts/facts.ts';
import { readSegments } from '../facts/read-path.ts';

/** A rule made ready to run; opaque to everyone else. */
export type Prepared = Readonly<{ logic: unknown }>;

/** The operators that content may use. */
export const operators: readonly string[] =
  'var rule present lookup == === != !== ! !! and or if < <= > >= in some all none + - * / % min max'.split(
    ' ',
  );

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
  const [operator, operands] = Object.entries(logic)[0] ?? [];
  if (operator === undefined || Object.keys(logic).length !== 1 || !operators.includes(operator))
    return false;
  if (operator === 'rule') return named(String(operands), rules, depth);
  if (operator === 'var') return split(operands);
  return { [operator]: inline(operands, rules, depth + 1) };
}

function named(name: string, rules: Rules, depth: number): unknown {
  if (name === 'always') return true;
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  return rule ? inline(rule.logic, rules, depth + 1) : false;
}

function split(operands: unknown): unknown {
  const [path, fallback = null] = Array.isArray(operands) ? operands : [operands];
  const segments = path === '' || path === null || path === undefined ? [] : String(path).split('.');
  return { fact: [fallback, ...segments] };
}

jsonLogic.add_operation('fact', function fact(this: unknown, fallback: unknown, ...segments: string[]) {
  const value = readSegments(this, segments);
  return value === undefined ? fallback : value;
});

jsonLogic.add_operation('present', (value: unknown) => {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '';
});

jsonLogic.add_operation('lookup', (list: unknown, key: string, value: unknown, field: string) => {
  if (!Array.isArray(list)) return null;
  const entry = list.find(
    (item) => readSegments(item, [key]) === value && value !== undefined && value !== null,
  );
  return readSegments(entry, field.split('.')) ?? null;
});

// The library calls `indexOf` on anything that has it, even on a borrower's own answer of that name.
jsonLogic.add_operation('in', (needle: unknown, hay: unknown) => {
  if (Array.isArray(hay)) return hay.indexOf(needle) !== -1;
  return typeof hay === 'string' && typeof needle !== 'object' && hay.includes(String(needle));
});
