/** The one walk through a piece of logic: what reads, lints or traces rules looks at its operations, and never walks itself. */

import { isRecord } from '../facts/facts.ts';
import { oncePer } from '../facts/once-per.ts';
import { operatorNamed } from './operators/operators.ts';

/** One operation where it stands. */
export type Operation = {
  name: string;
  operands: unknown;
  /** The object around it; one operator is all that such an object may have. */
  logic: Readonly<Record<string, unknown>>;
  /** The keys that lead to `logic`, from where the walk began. */
  keys: ReadonlyArray<string | number>;
  /** The lists that are gone through around it, outermost first: it is asked of the last one's entries. */
  lists: readonly unknown[];
};

type Position = Pick<Operation, 'keys' | 'lists'>;

/** Calls `on` for every operation, outermost first. Where `on` returns false, the operands are left out. */
export function visit(
  logic: unknown,
  on: (operation: Operation) => unknown,
  at: Position = { keys: [], lists: [] },
): void {
  if (Array.isArray(logic)) {
    for (const [index, part] of logic.entries()) visit(part, on, below(at, index));
  } else if (isRecord(logic)) {
    for (const [name, operands] of Object.entries(logic))
      if (on({ name, operands, logic, ...at }) !== false) visitOperands(name, operands, on, below(at, name));
  }
}

function visitOperands(
  name: string,
  operands: unknown,
  on: (operation: Operation) => unknown,
  at: Position,
): void {
  if (!Array.isArray(operands) || !operatorNamed(name)?.listScope) {
    visit(operands, on, at);
    return;
  }
  const [list, ...tests] = operands;
  visit(list, on, below(at, 0));
  const inside = { ...at, lists: [...at.lists, list] };
  for (const [index, test] of tests.entries()) visit(test, on, below(inside, index + 1));
}

function below({ keys, lists }: Position, key: string | number): Position {
  return { keys: [...keys, key], lists };
}

/** The rules that a piece of logic calls. */
export function rulesIn(logic: unknown): readonly string[] {
  return typeof logic === 'object' && logic !== null ? called(logic) : [];
}

const called = oncePer((logic: object) => {
  const rules: string[] = [];
  visit(logic, ({ name, operands }) => {
    const rule = operatorNamed(name)?.calls?.(operands);
    if (rule !== undefined) rules.push(rule);
  });
  return rules;
});

/** The paths that a piece of logic reads from the facts; those of list entries stay out. */
export function pathsIn(logic: unknown): readonly string[] {
  return typeof logic === 'object' && logic !== null ? read(logic) : [];
}

const read = oncePer((logic: object) => {
  const paths = new Set<string>();
  visit(logic, ({ name, operands, lists }) => {
    if (lists.length > 0) return;
    for (const path of operatorNamed(name)?.reads?.(operands) ?? []) paths.add(path);
  });
  return [...paths];
});
