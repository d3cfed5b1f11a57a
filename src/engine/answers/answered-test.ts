/**
 * A rule as far as answers alone decide it. What only the server or a company knows stays open, so that an answer is taken
 * back by answers, never because an application continued: who was paid out is asked for no day of payment, and keeps it.
 */
import type { Rules } from '../../types/rules.ts';
import { type Formula, formulaOf } from '../proof/formula.ts';
import { readClaim } from '../rules/claim.ts';
import { type Prepared, prepareLogic, run } from '../rules/logic.ts';
import { isTrue } from '../rules/operators/truth.ts';
import type { Scope } from '../rules/scope.ts';
import { pathsIn, rulesIn } from '../rules/visit.ts';

export type AnsweredTest =
  | { kind: 'fixed'; holds: boolean }
  | { kind: 'open' }
  | { kind: 'ask'; prepared: Prepared }
  | { kind: 'not'; part: AnsweredTest }
  | { kind: 'and' | 'or'; parts: readonly AnsweredTest[] };

/** Whether a borrower gives what stands at a path, and this piece of a rule may be decided by it. */
export type IsAnswer = (path: string, logic: unknown) => boolean;

/** The test of a rule, or of one with ! before its name. */
export function testOf(rules: Rules, claim: string, isAnswer: IsAnswer): AnsweredTest {
  const { rule, isNegated } = readClaim(claim);
  const test = made(rules, formulaOf(rules, rule), isAnswer);
  return isNegated ? { kind: 'not', part: test } : test;
}

/** Whether it holds for these answers; undefined where they do not decide it. */
export function verdictOf(test: AnsweredTest, scope: Scope): boolean | undefined {
  if (test.kind === 'fixed') return test.holds;
  if (test.kind === 'open') return undefined;
  if (test.kind === 'ask') return isTrue(run(test.prepared, scope));
  if (test.kind === 'not') return opposite(verdictOf(test.part, scope));
  const ends = test.kind === 'or';
  const verdicts = test.parts.map((part) => verdictOf(part, scope));
  if (verdicts.includes(ends)) return ends;
  return verdicts.includes(undefined) ? undefined : !ends;
}

const opposite = (verdict: boolean | undefined) => (verdict === undefined ? undefined : !verdict);

function made(rules: Rules, formula: Formula, isAnswer: IsAnswer): AnsweredTest {
  if (formula.kind === 'fixed') return formula;
  if (formula.kind === 'not') return { kind: 'not', part: made(rules, formula.part, isAnswer) };
  if (formula.kind !== 'atom')
    return { kind: formula.kind, parts: formula.parts.map((part) => made(rules, part, isAnswer)) };
  const { logic } = formula.atom;
  const paths = pathsIn(logic);
  const isKnown = paths.length > 0 && rulesIn(logic).length === 0;
  const given = paths.filter((path) => isAnswer(path, logic));
  const isAnswered =
    isKnown && given.length > 0 && paths.every((path) => given.includes(path) || isOrg(path));
  return isAnswered ? { kind: 'ask', prepared: prepareLogic(rules, logic) } : { kind: 'open' };
}

// The lender's own data is no question to anybody.
const isOrg = (path: string) => path.split('.')[0] === 'org';
