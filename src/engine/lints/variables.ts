/** Rules read only declared paths: a misspelled path would be silently missing. */
import type { Bundle } from '../content/bundle.ts';
import { descend, entryOf, namesBeside, type Spot, spotOf } from '../content/declared.ts';
import { isRecord } from '../facts/facts.ts';
import { nearest } from '../issues/nearest.ts';
import { operatorNamed } from '../rules/operators/operators.ts';
import { visit } from '../rules/visit.ts';
import { type Lint, placeOfRule } from './lint.ts';

export const lintVariables: Lint = (bundle, report) => {
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

/** The paths of a piece of logic that no schema declares. */
function undeclaredIn(bundle: Bundle, logic: unknown): string[] {
  const found: string[] = [];
  visit(logic, ({ name, operands, lists }) => {
    const operator = operatorNamed(name);
    const entry = entryOfLists(bundle, lists);
    for (const path of operator?.reads?.(operands) ?? [])
      if (!(path === '' && entry) && !spotAt(bundle, path, entry)) found.push(path);
    const names = operator?.entryNames?.(operands) ?? [];
    const item = entryOf(
      bundle,
      spotOfLogic(bundle, Array.isArray(operands) ? operands[0] : undefined, entry),
    );
    found.push(...names.filter((one) => !descend(bundle, item, one.split('.'))));
    return !operator?.reads;
  });
  return found;
}

// Where paths start: inside an entry of the innermost list, or at the facts.
function entryOfLists(bundle: Bundle, lists: readonly unknown[]): Spot | undefined {
  return lists.reduce<Spot | undefined>(
    (entry, list) => entryOf(bundle, spotOfLogic(bundle, list, entry)),
    undefined,
  );
}

function spotOfLogic(bundle: Bundle, logic: unknown, entry?: Spot): Spot {
  const [path] = isRecord(logic) ? (operatorNamed('var')?.reads?.(logic.var) ?? []) : [];
  return (path === undefined ? undefined : spotAt(bundle, path, entry)) ?? 'open';
}

function spotAt(bundle: Bundle, path: string, entry?: Spot): Spot | undefined {
  if (entry === undefined) return spotOf(bundle, path);
  return path === '' ? entry : descend(bundle, entry, path.split('.'));
}
