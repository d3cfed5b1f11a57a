/** Rules read only declared paths: a misspelled path would be silently missing. */
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { nearest } from '../issues/nearest.ts';
import { descend, entryOf, namesBeside, type Spot, spotOf } from './declared.ts';
import { type Lint, placeOfRule } from './lint.ts';

const scoped = ['some', 'all', 'none'];

export const checkVariables: Lint = (bundle, report) => {
  for (const [name, { logic }] of Object.entries(bundle.rules)) {
    const place = placeOfRule(bundle, name, 'logic');
    for (const path of undeclaredIn(bundle, logic)) {
      if (path.startsWith('answers.')) {
        report(
          'ANSWER_UNASKED',
          place,
          `no page of this flow asks "${path}".`,
          'Read the stored fact: typed answers are laid over it.',
        );
        continue;
      }
      const close = nearest(path, namesBeside(bundle, path));
      const remedy = close
        ? `Did you mean "${close}"?`
        : 'Declare it in schemas/domain, or read something else.';
      report('VAR_UNKNOWN', place, `no schema declares "${path}".`, remedy);
    }
  }
};

/** The paths of a piece of logic that no schema declares. `entry` is where paths start inside a list entry. */
function undeclaredIn(bundle: Bundle, logic: unknown, entry?: Spot): string[] {
  if (Array.isArray(logic)) return logic.flatMap((part) => undeclaredIn(bundle, part, entry));
  if (!isRecord(logic)) return [];
  return Object.entries(logic).flatMap(([operator, operands]) => {
    if (operator === 'var') return undeclared(bundle, operands, entry);
    if (operator === 'lookup') return lookupPaths(bundle, operands, entry);
    if (!scoped.includes(operator) || !Array.isArray(operands)) return undeclaredIn(bundle, operands, entry);
    const list = spotOfLogic(bundle, operands[0], entry);
    return [
      ...undeclaredIn(bundle, operands[0], entry),
      ...undeclaredIn(bundle, operands[1], entryOf(bundle, list)),
    ];
  });
}

function undeclared(bundle: Bundle, operands: unknown, entry?: Spot): string[] {
  const path = pathIn(operands);
  if (path === undefined || (path === '' && entry)) return [];
  return spotAt(bundle, path, entry) ? [] : [path];
}

function lookupPaths(bundle: Bundle, operands: unknown, entry?: Spot): string[] {
  if (!Array.isArray(operands)) return [];
  const [list, key, value, field] = operands;
  const item = entryOf(bundle, spotOfLogic(bundle, list, entry));
  const names = [key, field].filter(
    (name) => typeof name === 'string' && !descend(bundle, item, name.split('.')),
  );
  return [...undeclaredIn(bundle, list, entry), ...undeclaredIn(bundle, value, entry), ...names.map(String)];
}

function spotOfLogic(bundle: Bundle, logic: unknown, entry?: Spot): Spot {
  const path = isRecord(logic) && 'var' in logic ? pathIn(logic.var) : undefined;
  return (path === undefined ? undefined : spotAt(bundle, path, entry)) ?? 'open';
}

function spotAt(bundle: Bundle, path: string, entry?: Spot): Spot | undefined {
  if (entry === undefined) return spotOf(bundle, path);
  return path === '' ? entry : descend(bundle, entry, path.split('.'));
}

function pathIn(operands: unknown): string | undefined {
  const path = Array.isArray(operands) ? operands[0] : operands;
  return typeof path === 'string' ? path : undefined;
}
