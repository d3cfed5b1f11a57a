/** Turns rules into formulas of atoms. Each atom asks one path of the facts, or stands for itself. */
import type { Rules } from '../../types/rules.ts';
import { isRecord } from '../facts/facts.ts';
import { operatorNamed } from '../rules/operators/operators.ts';
import { visit } from '../rules/visit.ts';

/**
 * `logic` asks only `path`, relative to where it is asked; `at` is the place of that in the facts. Without a path we
 * know nothing about it.
 */
export type Atom = { logic: unknown; path?: string; at?: string };

export type Formula =
  | { kind: 'fixed'; holds: boolean }
  | { kind: 'atom'; key: string; atom: Atom }
  | { kind: 'not'; part: Formula }
  | { kind: 'and' | 'or'; parts: Formula[] };

export const fixed = (holds: boolean): Formula => ({ kind: 'fixed', holds });
export const not = (part: Formula): Formula => ({ kind: 'not', part });

/** The formula of a named rule; `inList` is where the entry lies that `var` reads, when it is asked of list entries. */
export function formulaOf(rules: Rules, name: string, seen: readonly string[] = []): Formula {
  if (name === 'always' || name === 'never') return fixed(name === 'always');
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule || seen.includes(name)) return fixed(false);
  return formula({ rules, seen: [...seen, name] }, rule.logic);
}

export type Reading = { rules: Rules; seen: readonly string[]; entry?: string };

/** The formula of a piece of logic, asked whether it is true. */
export function formula(reading: Reading, logic: unknown): Formula {
  if (!isRecord(logic)) return fixed(isTruthy(logic));
  const [operator = '', operands] = Object.entries(logic)[0] ?? [];
  const parts = Array.isArray(operands) ? operands : [operands];
  if (operator === 'rule') return formulaOf(reading.rules, String(parts[0]), reading.seen);
  if (operator === 'and' || operator === 'or')
    return { kind: operator, parts: parts.map((part) => formula(reading, part)) };
  if (operator === '!') return not(formula(reading, parts[0]));
  if (operator === '!!') return formula(reading, parts[0]);
  if (operator === 'if') return choice(reading, parts);
  return atomOf(reading, logic);
}

// [test, then, test, then, …, else]
function choice(reading: Reading, [test, then, ...rest]: readonly unknown[]): Formula {
  if (then === undefined) return formula(reading, test);
  const [holds, first] = [formula(reading, test), formula(reading, then)];
  const otherwise = rest.length > 0 ? choice(reading, rest) : fixed(false);
  return {
    kind: 'or',
    parts: [
      { kind: 'and', parts: [holds, first] },
      { kind: 'and', parts: [not(holds), otherwise] },
    ],
  };
}

function atomOf({ entry }: Reading, logic: unknown): Formula {
  const paths = [...new Set(pathsOf(logic))];
  const [path] = paths;
  const isPlain = paths.length === 1 && path !== undefined && path !== '';
  const at = entry === undefined ? path : `${entry}.${path}`;
  const key = `${entry ?? ''} ${JSON.stringify(logic)}`;
  return { kind: 'atom', key, atom: isPlain ? { logic, path, at } : { logic } };
}

// A list that is gone through, a rule or a lookup inside makes it more than a question about one path.
function pathsOf(logic: unknown): string[] {
  const paths: string[] = [];
  visit(logic, ({ name, operands }) => {
    const operator = operatorNamed(name);
    const isMore = operator?.listScope || operator?.calls || operator?.entryNames;
    paths.push(...(isMore ? ['', 'unknown'] : (operator?.reads?.(operands) ?? [])));
    return !isMore && !operator?.reads;
  });
  return paths;
}

function isTruthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
