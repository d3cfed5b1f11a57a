/**
 * Changes facts until a piece of logic is true, or false: goes down to the questions about single paths, and tries for
 * each the values that its questions tell apart. May undo what another rule needs; `findFacts` watches over that.
 */
import type { Bundle } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';
import { withPath } from '../facts/with-path.ts';
import { candidates, listedAt } from '../proof/candidates.ts';
import { prepareLogic, run } from '../rules/logic.ts';
import { operatorNamed } from '../rules/operators/operators.ts';
import { isTrue } from '../rules/operators/truth.ts';
import { pathsIn } from '../rules/visit.ts';

/** Everything that rules read, the lender's data included. */
export type Scope = Record<string, unknown>;
/** Picks a number below the limit: the same sequence on every run. */
export type Pick = (limit: number) => number;

export type Mending = { bundle: Bundle; pick: Pick; fixed: ReadonlySet<string> };

/** Undefined when no change that it knows makes it so. `fixed` are entities that may not be changed. */
export function mendLogic(mending: Mending, scope: Scope, logic: unknown, want: boolean): Scope | undefined {
  if (isTrue(valueAt(mending, scope, logic)) === want) return scope;
  if (!isRecord(logic)) return undefined;
  const [operator = '', operands] = Object.entries(logic)[0] ?? [];
  const parts = Array.isArray(operands) ? operands : [operands];
  if (operator === 'rule')
    return mendLogic(mending, scope, mending.bundle.rules[String(parts[0])]?.logic, want);
  if (operator === '!') return mendLogic(mending, scope, parts[0], !want);
  if (operator === '!!') return mendLogic(mending, scope, parts[0], want);
  if (operator === 'and' || operator === 'or') return mendParts(mending, scope, parts, operator, want);
  if (operator === 'if') return mendChoice(mending, scope, parts, want);
  return mendQuestion(mending, scope, logic, want);
}

function valueAt({ bundle }: Mending, scope: Scope, logic: unknown): unknown {
  return run(prepareLogic(bundle.rules, logic), scope);
}

function mendParts(
  mending: Mending,
  scope: Scope,
  parts: readonly unknown[],
  operator: string,
  want: boolean,
) {
  const needsAll = (operator === 'and') === want;
  if (!needsAll) return first(shuffled(mending.pick, parts), (part) => mendLogic(mending, scope, part, want));
  let mended: Scope | undefined = scope;
  // A second round, for one part may have undone another.
  for (const part of [...parts, ...parts]) mended = mended && mendLogic(mending, mended, part, want);
  return mended;
}

function mendChoice(
  mending: Mending,
  scope: Scope,
  [test, then, otherwise]: readonly unknown[],
  want: boolean,
) {
  return first([true, false], (holds) => {
    const tested = mendLogic(mending, scope, test, holds);
    return tested && mendLogic(mending, tested, holds ? then : otherwise, want);
  });
}

/** A question about paths, or about the entries of a list. */
function mendQuestion(mending: Mending, scope: Scope, logic: Record<string, unknown>, want: boolean) {
  const holds = (changed: Scope) => isTrue(valueAt(mending, changed, logic)) === want;
  const lists = listValues(mending, scope, logic);
  const paths = [...new Set([...lists.keys(), ...pathsIn(logic)])].filter((path) => isFree(mending, path));
  const values = (path: string) =>
    lists.get(path) ?? shuffled(mending.pick, candidates(listedAt(mending.bundle, path), [logic]));
  const one = first(paths, (path) =>
    first(values(path), (value) => only(withPath(scope, path, value), holds)),
  );
  if (one || paths.length < 2) return one;
  return first(paths, (path) =>
    first(values(path), (value) => {
      const changed = withPath(scope, path, value);
      const others = paths.filter((other) => other !== path);
      return first(others, (other) =>
        first(values(other), (next) => only(withPath(changed, other, next), holds)),
      );
    }),
  );
}

const isFree = ({ fixed }: Mending, path: string) => path !== '' && !fixed.has(path.split('.')[0] ?? '');

/** For each list that is gone through, what it could be instead. */
function listValues(mending: Mending, scope: Scope, logic: unknown): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>();
  if (!isRecord(logic)) return found;
  for (const [name, operands] of Object.entries(logic)) {
    const [list, test, ...rest] = Array.isArray(operands) ? operands : [operands];
    const path = pathsIn(list)[0];
    const before = valueAt(mending, scope, list);
    const entries = Array.isArray(before) ? before : [];
    if (path !== undefined && operatorNamed(name)?.listScope)
      found.set(path, changedLists(mending, entries, test));
    else if (path !== undefined && name === 'lookup') found.set(path, lookedUp(mending, scope, test, rest));
    else for (const [inner, values] of listValues(mending, scope, list)) found.set(inner, values);
  }
  return found;
}

/** With an entry more that passes the test, or fails it; without those that pass, or fail; and empty. */
function changedLists(mending: Mending, entries: readonly unknown[], test: unknown): unknown[][] {
  const alone = { ...mending, fixed: new Set<string>() };
  const added = [true, false].flatMap((want) => mendLogic(alone, {}, test, want) ?? []);
  const passes = (entry: unknown) => isTrue(run(prepareLogic(mending.bundle.rules, test), entry));
  return [
    ...added.map((entry) => [...entries, entry]),
    entries.filter((entry) => !passes(entry)),
    entries.filter(passes),
    ...added.map((entry) => [entry]),
    [],
  ];
}

function lookedUp(
  mending: Mending,
  scope: Scope,
  key: unknown,
  [value, field]: readonly unknown[],
): unknown[] {
  const known = valueAt(mending, scope, value) ?? 'known';
  return [[withPath({ [String(key)]: known }, String(field), 'known')], []];
}

function only(scope: Scope, holds: (scope: Scope) => boolean): Scope | undefined {
  return holds(scope) ? scope : undefined;
}

function first<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function shuffled<Item>(pick: Pick, items: readonly Item[]): Item[] {
  const from = pick(items.length || 1);
  return [...items.slice(from), ...items.slice(0, from)];
}
