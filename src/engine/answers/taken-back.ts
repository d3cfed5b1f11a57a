/**
 * The one place that knows which stored answers apply now: those that no page would ask for, as the borrower's other answers
 * are, do not. They stay stored, for a borrower who changes back; nothing else may read them.
 */
import type { Binding, CompiledFlow, CompiledPage } from '../content/bundle.ts';
import type { Facts } from '../facts/facts.ts';
import { readSegments } from '../facts/read-path.ts';
import { withPath } from '../facts/with-path.ts';
import { scopeOf } from '../rules/scope.ts';
import { verdictOf } from './answered-test.ts';
import type { ConditionalQuestion } from './conditional-questions.ts';
import { storedAnswer } from './opening-answers.ts';

type Flow = Pick<CompiledFlow, 'org'>;

/**
 * The places whose stored answers do not apply; empty for most applications. `facts` are all stored answers by entity, with
 * the home as `address`. An answer that is taken back takes no other one back.
 */
export function takenBack(flow: Flow, questions: readonly ConditionalQuestion[], facts: Facts): Binding[] {
  const filled = questions.filter(({ place }) => isAnswered(facts, place));
  let hidden: readonly ConditionalQuestion[] = [];
  let steady: readonly ConditionalQuestion[] = filled;
  // Each round sees the answers that the one before left over. As many rounds as questions settle all but rules in a circle:
  // of those, what the rounds after that do not agree on applies.
  for (let round = 0; round < 2 * (filled.length + 1); round += 1) {
    const left = without(facts, placesOf(hidden));
    const now = filled.filter((question) => isTakenBack(flow, question, left));
    if (isSame(now, hidden)) return placesOf(hidden);
    if (round > filled.length) steady = steady.filter((one) => now.includes(one));
    hidden = now;
  }
  return placesOf(steady);
}

const placesOf = (questions: readonly ConditionalQuestion[]) => questions.map(({ place }) => place);

/** The facts without what stands at these places; what is not on the way to them is shared. */
export function without(facts: Facts, places: readonly Binding[]): Facts {
  return places.reduce<Facts>(
    (left, { entity, path }) => withPath(left, [entity, ...path].join('.'), undefined),
    facts,
  );
}

function isAnswered(facts: Facts, { entity, path }: Binding): boolean {
  return readSegments(facts[entity], path) !== undefined;
}

function isTakenBack(flow: Flow, { asked }: ConditionalQuestion, facts: Facts): boolean {
  return asked.every(
    ({ page, test }) => verdictOf(test, scopeOf(flow, facts, { answers: answersOf(page, facts) })) === false,
  );
}

/** What the page would open with. */
function answersOf(page: CompiledPage, facts: Facts): Record<string, unknown> {
  const given = Object.keys(page.fields).map((field) => [
    field,
    storedAnswer(page, facts, field) ?? page.defaults[field],
  ]);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry) => other.includes(entry));
}
