/** Comparisons can come true: with a value that the path can have, in its spelling and of its type. */
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { nearest } from '../issues/nearest.ts';
import { findStep } from '../journey/find-step.ts';
import { listedAt } from '../proof/candidates.ts';
import { operatorNamed } from '../rules/operators/operators.ts';
import { visit } from '../rules/visit.ts';
import { type Lint, type Place, placeOfRule, type Report } from './lint.ts';

type Asking = { bundle: Bundle; report: Report; place: Place };

const equalities = ['==', '===', '!=', '!=='];

const besides = [...equalities, '<', '<=', '>', '>=', '+', '-', 'max', 'min'];

export const lintValues: Lint = (bundle, report) => {
  for (const [name, { logic }] of Object.entries(bundle.rules))
    look({ bundle, report, place: placeOfRule(bundle, name, 'logic') }, logic);
};

function look(asking: Asking, logic: unknown): void {
  visit(logic, ({ name, operands, lists }) => {
    const parts = Array.isArray(operands) ? operands : [operands];
    const entry = lists.reduce<string | undefined>(entryPath, undefined);
    if (equalities.includes(name)) compare(asking, parts, entry);
    if (name === 'in') compareAll(asking, parts, entry);
    if (besides.includes(name)) lintUnits(asking, parts, entry);
  });
}

// Where the entries of a list lie that paths start from. What those of a computed list are, no schema says.
function entryPath(entry: string | undefined, list: unknown): string {
  const path = pathOf(list, entry);
  return path === undefined ? 'item' : `${path}.0`;
}

function compare(asking: Asking, [one, other]: readonly unknown[], entry?: string): void {
  const path = pathOf(one, entry) ?? pathOf(other, entry);
  const literal = pathOf(one, entry) === undefined ? one : other;
  if (path !== undefined && !isRecord(literal)) judge(asking, path, literal);
}

// Names tell the unit of money: those that end in Cents are cents, all others dollars.
function lintUnits({ report, place }: Asking, parts: readonly unknown[], entry?: string): void {
  const paths = parts.flatMap((part) => pathOf(part, entry) ?? []);
  const inCents = paths.find((path) => path.endsWith('Cents'));
  const other = paths.find((path) => !path.endsWith('Cents'));
  if (inCents === undefined || other === undefined) return;
  const message = `"${inCents}" is in cents, and "${other}" is not.`;
  report('UNITS_MIXED', place, message, 'Compare cents with cents, or write the dollars times 100.');
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
  const [path] = isRecord(logic) ? (operatorNamed('var')?.reads?.(logic.var) ?? []) : [];
  if (path === undefined) return undefined;
  return entry === undefined ? path : path === '' ? entry : `${entry}.${path}`;
}
