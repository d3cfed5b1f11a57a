/** Facts for every row that derives a step, and for every row that leads from a step to a page. */
import type { Bundle } from '../content/bundle.ts';
import { rowsOf } from '../journey/rows-of.ts';
import { proverOf } from '../proof/prover.ts';
import { type Covered, unproved } from './covered.ts';
import { findScope, firstRowGoal, type Goal, opposite } from './find-facts.ts';
import type { Scope } from './mend-logic.ts';

type Rows = readonly { when: string }[];

/** One for each row of `derive`, in their order. `start` is what every rule may read beside the facts. */
export function coverDerived(bundle: Bundle, start: Scope): Covered[] {
  const rows = bundle.steps?.derive ?? [];
  let near: Scope[] = [start];
  return rows.map(({ when, step }, index) => {
    const found = findScope(bundle, near, firstRowGoal(bundle, rows, index));
    if (found) near = [found, ...near.slice(0, 3), start];
    const name = `${index + 1}. ${step ?? 'no step'}: ${when}`;
    return found
      ? { name, facts: factsIn(found), step: step ?? null }
      : { name, why: whyNot(bundle, rows, index) };
  });
}

/** One for each row of each step that has rows of its own. */
export function coverRoutes(bundle: Bundle, derived: readonly Covered[], start: Scope): Covered[] {
  const { steps } = bundle;
  return Object.entries(steps?.steps ?? {}).flatMap(([name, entry]) => {
    const starts = startsFor(bundle, derived, name, start);
    const rows = entry.routes ? rowsOf(steps, entry) : [];
    return rows.map((row, index) => {
      const goals = both(starts.goals, firstRowGoal(bundle, rows, index));
      const scopes = goals.map((goal) => findScope(bundle, starts.scopes, goal, ['step']));
      const found = scopes.find((scope) => scope !== undefined);
      const title = `${name} → ${row.to}: ${row.when}`;
      return found
        ? { name: title, facts: factsIn(found), step: name }
        : { name: title, why: whyNot(bundle, rows, index, name) };
    });
  });
}

/** A step that rows derive has to be derived; any other may come from another server, over any facts. */
function startsFor(bundle: Bundle, derived: readonly Covered[], step: string, start: Scope) {
  const rows = bundle.steps?.derive ?? [];
  const at = rows.flatMap((row, index) => (row.step === step ? [index] : []));
  const scopes: Scope[] = at.flatMap((index) =>
    derived[index]?.facts ? [{ ...start, ...derived[index].facts, step }] : [],
  );
  const goals: Goal[] = at.map((index) => firstRowGoal(bundle, rows, index));
  return { scopes: scopes.length > 0 ? scopes : [{ ...start, step }], goals };
}

function both(ones: readonly Goal[], other: Goal): Goal[] {
  return ones.length === 0 ? [other] : ones.map((one) => (scope: Scope) => one(scope) ?? other(scope));
}

function whyNot(bundle: Bundle, rows: Rows, index: number, step?: string): string {
  const { when = 'never' } = rows[index] ?? {};
  const prover = proverOf(bundle);
  const against = [when, ...before(rows, index)];
  if (!prover.possible([when])) return 'its rule can never hold';
  if (!prover.possible(against)) return 'a row before it holds whenever it does';
  const derive = bundle.steps?.derive ?? [];
  const ways = derive.flatMap((row, at) => (row.step === step ? [[row.when, ...before(derive, at)]] : []));
  const isOpen = ways.length === 0 || ways.some((way) => prover.possible([...against, ...way]));
  return isOpen ? unproved : 'the step is never derived while it holds';
}

const before = (rows: Rows, index: number) => rows.slice(0, index).map(({ when }) => opposite(when));

function factsIn({
  org: _org,
  words: _words,
  step: _step,
  state: _state,
  answers: _answers,
  ...facts
}: Scope) {
  return facts;
}
