/** The operators that content may use, by name. schemas/vocabulary.json says to authors what each means. */
import { choices } from './choices.ts';
import { comparing } from './comparing.ts';
import { counting } from './counting.ts';
import { inOperator } from './in.ts';
import { lists } from './lists.ts';
import { lookupOperator } from './lookup.ts';
import type { Operator } from './operator.ts';
import { presentOperator } from './present.ts';
import { ruleOperator } from './rule.ts';
import { varOperator } from './var.ts';

const all: readonly Operator[] = [
  varOperator,
  ruleOperator,
  presentOperator,
  lookupOperator,
  inOperator,
  ...lists,
  ...choices,
  ...comparing,
  ...counting,
];

export const operators: Readonly<Record<string, Operator>> = Object.fromEntries(
  all.map((operator) => [operator.name, operator]),
);

/** The operator of that name, if content may use it. */
export function operatorNamed(name: string): Operator | undefined {
  return Object.hasOwn(operators, name) ? operators[name] : undefined;
}
