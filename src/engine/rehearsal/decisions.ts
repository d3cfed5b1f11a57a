/** What the rows of credit policy decide on each side of each of their limits, under two books of decisions. */
import type { DecisionRow, Decisions } from '../../types/decisions.ts';
import { type DecisionFacts, decideCredit, type Stage } from '../finance/decide-credit.ts';

export type Decided = { row: string; decision: string };

/** What is decided of these facts at a stage; undefined: nothing, and the application continues. */
export type DecisionChange = {
  stage: Stage;
  facts: DecisionFacts;
  before: Decided | undefined;
  after: Decided | undefined;
};

type Test = DecisionRow['if'][number][string];

/** One change for each pair of decisions and each set of facts that tells of it. */
export function decisionChanges(
  before: Decisions | undefined,
  after: Decisions | undefined,
): DecisionChange[] {
  if (!before || !after) return [];
  const asked = [...questionsOf(before), ...questionsOf(after)];
  const alone = changesAt(before, after, asked);
  // Each question touches one row. Where all are answered as they were, two rows at once show their order.
  return alone.length > 0 || JSON.stringify(before.rows) === JSON.stringify(after.rows)
    ? alone
    : changesAt(before, after, pairsOf(after));
}

type Question = { stage: Stage; facts: DecisionFacts };

function changesAt(before: Decisions, after: Decisions, asked: readonly Question[]): DecisionChange[] {
  const seen = new Set<string>();
  return asked.flatMap(({ stage, facts }) => {
    const key = JSON.stringify([stage, facts]);
    if (seen.has(key)) return [];
    seen.add(key);
    const [was, is] = [decided(before, stage, facts), decided(after, stage, facts)];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ stage, facts, before: was, after: is }];
  });
}

/** Facts that two rows of a stage take, where they ask of different things. */
function pairsOf({ rows }: Decisions): Question[] {
  return rows.flatMap((one, index) =>
    rows.slice(index + 1).flatMap((other) => {
      const facts = { ...takenBy(other.if[0] ?? {}), ...takenBy(one.if[0] ?? {}) };
      return one.stages.filter((stage) => other.stages.includes(stage)).map((stage) => ({ stage, facts }));
    }),
  );
}

function decided(decisions: Decisions, stage: Stage, facts: DecisionFacts): Decided | undefined {
  const found = decideCredit(decisions, stage, facts);
  return found ? { row: found.row, decision: found.decision ?? found.step } : undefined;
}

/**
 * Rows that another row before them always decides in place of, found by what each alternative just takes at each of its stages.
 * A row that takes everything is the usual last one.
 */
export function rowsNeverFirst(decisions: Decisions): { index: number; row: string; by: string }[] {
  return decisions.rows.flatMap((row, index) => {
    const winners = row.stages.flatMap((stage) =>
      row.if.map((alternative) => decideCredit(decisions, stage, takenBy(alternative))?.row),
    );
    const [by] = winners;
    return by !== undefined && !winners.includes(row.id) ? [{ index, row: row.id, by }] : [];
  });
}

/** For each alternative of each row: facts that it just takes, and for each of its tests facts that it just leaves. */
function questionsOf({ rows }: Decisions): Question[] {
  return rows.flatMap(({ stages, if: alternatives }) =>
    alternatives.flatMap(eachValue).flatMap((alternative) => {
      const taken = takenBy(alternative);
      const left = Object.entries(alternative).map(([name, test]) => ({
        ...taken,
        ...near(name, test, false),
      }));
      return [taken, ...left].flatMap((facts) => stages.map((stage) => ({ stage, facts })));
    }),
  );
}

/** The alternative once for each value of a list that it takes. */
function eachValue(alternative: DecisionRow['if'][number]): DecisionRow['if'][number][] {
  const listed = Object.entries(alternative).flatMap(([name, test]) =>
    (test.in ?? []).map((value) => ({ ...alternative, [name]: { ...test, in: [value] } })),
  );
  return listed.length > 0 ? listed : [alternative];
}

function takenBy(alternative: DecisionRow['if'][number]): DecisionFacts {
  return Object.assign({}, ...Object.entries(alternative).map(([name, test]) => near(name, test, true)));
}

/** A value for the fact, and for the fact that it is compared with, just on one side of the test. */
function near(name: string, test: Test, passes: boolean): DecisionFacts {
  return Object.assign(
    {},
    ...Object.entries(test).map(([word, wanted]) => valuesNear(name, word, wanted, passes)),
  );
}

const middle = 100;

function valuesNear(name: string, word: string, wanted: unknown, passes: boolean): DecisionFacts {
  if (word === 'is')
    return { [name]: passes ? wanted : typeof wanted === 'boolean' ? !wanted : 'OTHER' } as DecisionFacts;
  if (word === 'isNot') return passes ? {} : ({ [name]: wanted } as DecisionFacts);
  if (word === 'in') return { [name]: passes && Array.isArray(wanted) ? wanted[0] : 'OTHER' };
  const limit = typeof wanted === 'number' ? wanted : middle;
  const step = Number.isInteger(limit) ? 1 : 0.01;
  const onLimit = ['atLeast', 'atMost'].includes(word) === passes;
  const isBelow = ['below', 'atMost'].includes(word) === passes;
  const value = onLimit ? limit : isBelow ? limit - step : limit + step;
  return { [name]: value, ...(typeof wanted === 'string' && { [wanted]: middle }) };
}
