/** Comparisons can come true: with a value that the path can have, in its spelling and of its type. */
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { nearest } from '../issues/nearest.ts';
import { findStep } from '../journey/find-step.ts';
import { listedAt } from '../proof/candidates.ts';
import { type Lint, type Place, placeOfRule, type Report } from './lint.ts';

type Asking = { bundle: Bundle; report: Report; place: Place };

const equalities = ['==', '===', '!=', '!=='];

export const checkValues: Lint = (bundle, report) => {
  for (const [name, { logic }] of Object.entries(bundle.rules))
    look({ bundle, report, place: placeOfRule(bundle, name, 'logic') }, logic);
};

/** `entry` is where the list entry lies that paths start from. */
function look(asking: Asking, logic: unknown, entry?: string): void {
  if (Array.isArray(logic)) for (const part of logic) look(asking, part, entry);
  if (!isRecord(logic)) return;
  const [operator = '', operands] = Object.entries(logic)[0] ?? [];
  const parts = Array.isArray(operands) ? operands : [operands];
  if (equalities.includes(operator)) compare(asking, parts, entry);
  if (operator === 'in') compareAll(asking, parts, entry);
  const isScoped = ['some', 'all', 'none'].includes(operator);
  look(asking, isScoped ? parts[0] : parts, entry);
  // The entries of a computed list have no known shape.
  const list = pathOf(parts[0], entry);
  if (isScoped) look(asking, parts[1], list === undefined ? 'item' : `${list}.0`);
}

function compare(asking: Asking, [one, other]: readonly unknown[], entry?: string): void {
  const path = pathOf(one, entry) ?? pathOf(other, entry);
  const literal = pathOf(one, entry) === undefined ? one : other;
  if (path !== undefined && !isRecord(literal)) judge(asking, path, literal);
}

function compareAll(asking: Asking, [needle, hay]: readonly unknown[], entry?: string): void {
  const path = pathOf(needle, entry);
  if (path !== undefined && Array.isArray(hay)) for (const literal of hay) judge(asking, path, literal);
}

function judge({ bundle, report, place }: Asking, path: string, literal: unknown): void {
  if (literal === null || literal === undefined || isRecord(literal)) return;
  if (path === 'step') judgeStep({ bundle, report, place }, literal);
  const listed = listedAt(bundle, path);
  if (!listed || listed.includes(literal)) return;
  const close = nearest(String(literal), listed.map(String));
  const values = listed.length > 12 ? '' : ` It can be: ${listed.join(', ')}.`;
  report(
    'VALUE_UNKNOWN',
    place,
    `"${path}" is never ${JSON.stringify(literal)}.`,
    close ? `Did you mean "${close}"?` : `Correct it.${values}`,
  );
}

function judgeStep({ bundle, report, place }: Asking, literal: unknown): void {
  if (!bundle.steps || findStep(bundle.steps, String(literal))) return;
  const close = nearest(String(literal), Object.keys(bundle.steps.steps));
  report(
    'VALUE_UNKNOWN',
    place,
    `there is no step ${JSON.stringify(literal)}.`,
    close ? `Did you mean "${close}"?` : 'List it in steps.json.',
  );
}

function pathOf(logic: unknown, entry?: string): string | undefined {
  if (!isRecord(logic) || !('var' in logic)) return undefined;
  const path = Array.isArray(logic.var) ? logic.var[0] : logic.var;
  if (typeof path !== 'string') return undefined;
  return entry === undefined ? path : path === '' ? entry : `${entry}.${path}`;
}
