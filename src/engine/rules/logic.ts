/**
 * Makes a rule ready once (rules inlined, paths split, operators found), as functions, and asks it. No text becomes code. The meaning is
 * that of json-logic-js, but for what is said at our own operators.
 */
import type { Rules } from '../../types/rules.ts';
import { isRecord } from '../facts/facts.ts';
import type { Ask, Operator } from './operators/operator.ts';
import { operatorNamed } from './operators/operators.ts';

/** A rule made ready to run; opaque to everyone else. */
export type Prepared = Ask;

/** Deepest nesting of a rule, inlined ones included. */
export const maxDepth = 32;

/** Makes a rule ready. Unknown names and endless recursion count as false; the lints have refused them before. */
export function prepare(rules: Rules, name: string): Prepared {
  return ready({ rule: name }, rules, 0);
}

/** Makes a piece of logic ready, outside of any rule. */
export function prepareLogic(rules: Rules, logic: unknown): Prepared {
  return ready(logic, rules, 0);
}

/** The value of a prepared rule over `data`; undefined when it cannot be computed. Rules never throw. */
export function run(prepared: Prepared, data: unknown): unknown {
  try {
    return prepared(data);
  } catch {
    return undefined;
  }
}

const no: Ask = () => false;

function ready(logic: unknown, rules: Rules, depth: number): Ask {
  if (depth > maxDepth) return no;
  if (Array.isArray(logic)) {
    const parts = logic.map((part) => ready(part, rules, depth + 1));
    return (data) => parts.map((part) => part(data));
  }
  if (!isRecord(logic)) return () => logic;
  const [[name = '', operands] = [], ...more] = Object.entries(logic);
  const operator = operatorNamed(name);
  if (!operator || more.length > 0) return no;
  if (operator.calls) return named(operator.calls(operands), rules, depth);
  const parts = partsOf(operands, rules, depth + 1);
  return operator.ready
    ? operator.ready(parts, operands)
    : computed(operator, parts, depth + 2 > maxDepth ? undefined : operands);
}

// An operand alone needs no list around it.
function partsOf(operands: unknown, rules: Rules, depth: number): Ask[] {
  if (!Array.isArray(operands) || depth > maxDepth) return [ready(operands, rules, depth)];
  return operands.map((part) => ready(part, rules, depth + 1));
}

function computed({ run }: Operator, parts: readonly Ask[], operands: unknown): Ask {
  const value = run as (...values: unknown[]) => unknown;
  const [one, other] = parts;
  if (one && parts.length === 1) return (data) => value(one(data));
  if (one && other && parts.length === 2) {
    if (!Array.isArray(operands) || typeof operands[1] === 'object')
      return (data) => value(one(data), other(data));
    // Most rules compare a fact with a word.
    const word: unknown = operands[1];
    return (data) => value(one(data), word);
  }
  return (data) => value(...parts.map((part) => part(data)));
}

function named(name: string, rules: Rules, depth: number): Ask {
  if (name === 'always') return () => true;
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  return rule ? ready(rule.logic, rules, depth + 1) : no;
}
