/** The operators that content may use, by name. schemas/vocabulary.json says to authors what each means. */
import { allOperator } from './all.ts';
import { inOperator } from './in.ts';
import { lookupOperator } from './lookup.ts';
import { noneOperator } from './none.ts';
import type { Operator } from './operator.ts';
import { presentOperator } from './present.ts';
import { ruleOperator } from './rule.ts';
import { someOperator } from './some.ts';
import { varOperator } from './var.ts';

const ours: readonly Operator[] = [
  varOperator,
  ruleOperator,
  presentOperator,
  lookupOperator,
  inOperator,
  someOperator,
  allOperator,
  noneOperator,
];

// The library's own: they see computed values only, so they need no more facts here.
const theirs = '== === != !== ! !! and or if < <= > >= + - * / % min max'.split(' ');

export const operators: Readonly<Record<string, Operator>> = Object.fromEntries(
  [...ours, ...theirs.map((name): Operator => ({ name }))].map((operator) => [operator.name, operator]),
);

/** The operator of that name, if content may use it. */
export function operatorNamed(name: string): Operator | undefined {
  return Object.hasOwn(operators, name) ? operators[name] : undefined;
}
