/** What may stand in a rule's logic (THREAT-11): known operators, one per object, static and harmless paths, no more than 32 deep. */
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { didYouMean } from '../issues/nearest.ts';
import { maxDepth, operators } from '../rules/logic.ts';
import { type Lint, type Place, placeOfRule, type Report } from './lint.ts';
import { words } from './words.ts';

const unsafe = ['__proto__', 'constructor', 'prototype'];
const scoped = ['some', 'all', 'none'];

export const checkLogic: Lint = (bundle, report) => {
  const listed = words(bundle, 'operators');
  const known = listed.length > 0 ? listed.filter((operator) => operators.includes(operator)) : operators;
  for (const [name, { logic }] of Object.entries(bundle.rules)) {
    const place = placeOfRule(bundle, name, 'logic');
    if (depthOf(logic, bundle, [name]) > maxDepth) {
      report(
        'RULE_TOO_DEEP',
        place,
        `the rule is nested deeper than ${maxDepth}.`,
        'Split it into named rules that say less each, or simplify.',
      );
    }
    look({ known, report }, logic, place, false);
  }
};

type Look = { known: readonly string[]; report: Report };

function look(tools: Look, logic: unknown, place: Place, inEntry: boolean): void {
  if (Array.isArray(logic)) {
    for (const [index, part] of logic.entries()) look(tools, part, below(place, index), inEntry);
  } else if (isRecord(logic)) {
    lookAtOperation(tools, logic, place, inEntry);
  }
}

function lookAtOperation(tools: Look, logic: Record<string, unknown>, place: Place, inEntry: boolean): void {
  const [operator = '', operands] = Object.entries(logic)[0] ?? [];
  const { known, report } = tools;
  if (Object.keys(logic).length !== 1) {
    report(
      'OPERATION_SHAPE',
      place,
      'an operation has exactly one operator.',
      'Put comments outside of logic.',
    );
  } else if (!known.includes(operator)) {
    report('OPERATOR_UNKNOWN', place, `there is no operator "${operator}".`, didYouMean(operator, known));
  } else if (operator === 'var') {
    lookAtPath(tools, operands, below(place, operator));
  } else {
    lookAtOperands(tools, operator, operands, below(place, operator), inEntry);
  }
}

function lookAtOperands(
  tools: Look,
  operator: string,
  operands: unknown,
  place: Place,
  inEntry: boolean,
): void {
  if (operator === 'rule' && inEntry) {
    const remedy = 'Write its test out here, or test the list in a rule of its own.';
    tools.report('RULE_SCOPE', place, 'a rule cannot be called for a list entry.', remedy);
  }
  const [list, test] = scoped.includes(operator) && Array.isArray(operands) ? operands : [operands];
  look(tools, list, place, inEntry);
  look(tools, test, below(place, 1), true);
}

function lookAtPath({ report }: Look, operands: unknown, place: Place): void {
  const path = Array.isArray(operands) ? operands[0] : operands;
  if (typeof path !== 'string') {
    report(
      'VAR_DYNAMIC',
      place,
      'the path of var must be written out.',
      'Write the path as text; find list entries by lookup.',
    );
    return;
  }
  const wayOut = path.split('.').find((segment) => unsafe.includes(segment));
  if (wayOut)
    report(
      'VAR_UNSAFE',
      place,
      `"${path}" leads out of the facts by "${wayOut}".`,
      'Read declared facts only.',
    );
}

function depthOf(logic: unknown, bundle: Bundle, seen: readonly string[], depth = 0): number {
  if (depth > maxDepth) return depth;
  if (Array.isArray(logic))
    return Math.max(depth, ...logic.map((part) => depthOf(part, bundle, seen, depth + 1)));
  if (!isRecord(logic)) return depth;
  const parts = Object.entries(logic).map(([operator, operands]) => {
    const called =
      operator === 'rule' && typeof operands === 'string' && !seen.includes(operands)
        ? bundle.rules[operands]
        : undefined;
    return called
      ? depthOf(called.logic, bundle, [...seen, String(operands)], depth + 1)
      : depthOf(operands, bundle, seen, depth + 1);
  });
  return Math.max(depth, ...parts);
}

function below({ file, keys }: Place, key: string | number): Place {
  return { file, keys: [...keys, key] };
}
