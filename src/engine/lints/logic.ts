/** What may stand in a rule's logic (THREAT-11): known operators, one per object, static and harmless paths, no more than 32 deep. */
import type { Bundle } from '../content/bundle.ts';
import { didYouMean } from '../issues/nearest.ts';
import { maxDepth } from '../rules/logic.ts';
import { operatorNamed, operators } from '../rules/operators/operators.ts';
import { type Operation, visit } from '../rules/visit.ts';
import { type Lint, type Place, placeOfRule, type Report } from './lint.ts';
import { words } from './words.ts';

const unsafe = ['__proto__', 'constructor', 'prototype'];

export const lintLogic: Lint = (bundle, report) => {
  const listed = words(bundle, 'operators');
  const known = Object.keys(operators).filter((name) => listed.length === 0 || listed.includes(name));
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
    visit(logic, (operation) => look({ known, report, place }, operation));
  }
};

type Look = { known: readonly string[]; report: Report; place: Place };

// Whether what stands inside is looked at too.
function look({ known, report, place }: Look, operation: Operation): boolean {
  const { name, logic } = operation;
  const here = { file: place.file, keys: [...place.keys, ...operation.keys] };
  const [first, ...more] = Object.keys(logic);
  if (more.length > 0) {
    const remedy = 'Put comments outside of logic.';
    if (name === first) report('OPERATION_SHAPE', here, 'an operation has exactly one operator.', remedy);
    return false;
  }
  if (!known.includes(name)) {
    report('OPERATOR_UNKNOWN', here, `there is no operator "${name}".`, didYouMean(name, known));
    return false;
  }
  const inside = { ...here, keys: [...here.keys, name] };
  if (name === 'var') lookAtPath(report, operation.operands, inside);
  if (operatorNamed(name)?.calls && operation.lists.length > 0) {
    const remedy = 'Write its test out here, or test the list in a rule of its own.';
    report('RULE_SCOPE', inside, 'a rule cannot be called for a list entry.', remedy);
  }
  return name !== 'var';
}

function lookAtPath(report: Report, operands: unknown, place: Place): void {
  const [path] = operatorNamed('var')?.reads?.(operands) ?? [];
  if (path === undefined) {
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

// As deep as the rule is once the rules that it calls stand in their places.
function depthOf(logic: unknown, bundle: Bundle, seen: readonly string[]): number {
  let deepest = nesting(logic);
  visit(logic, ({ name, operands, keys }) => {
    const called = operatorNamed(name)?.calls?.(operands);
    const rule = called === undefined || seen.includes(called) ? undefined : bundle.rules[called];
    if (called === undefined || !rule || deepest > maxDepth) return;
    deepest = Math.max(deepest, keys.length + 1 + depthOf(rule.logic, bundle, [...seen, called]));
  });
  return deepest;
}

function nesting(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).map((part) => 1 + nesting(part));
  return Math.max(0, ...inside);
}
