/** Guesses which entry a question is about, from how borrowers have asked for each. It has no answer of its own: words decide with it. */
import { learn } from './learn.ts';
import { plain, termReader, type Wording } from './terms.ts';
import { traitScale } from './trait-scale.ts';
import { traitsOf } from './traits.ts';

/** Passage -> how likely it is what a question is about, from 0 to 1. What is left to 1 is about none. */
export type Guess = (question: string) => ReadonlyMap<string, number>;

/**
 * Learns it, with a pause after each question, so that who serves others meanwhile can.
 * @param asks passage -> how it is asked for @param nothing what is asked that no passage is about
 */
export function* guessing(
  asks: ReadonlyMap<string, readonly string[]>,
  nothing: readonly string[],
  wording: Wording,
): Generator<void, Guess> {
  const read = termReader(wording);
  const traits = (question: string) => traitsOf(plain(question).trim().split(' '), read(question));
  const passages = [...asks.keys()];
  const questions = [...asks.values(), nothing].flatMap((list, kind) =>
    list.map((question) => ({ question, kind })),
  );
  const examples = yield* eachOf(questions, ({ question, kind }) => ({ traits: traits(question), kind }));
  const { rows, scale } = traitScale(examples.map((one) => one.traits));
  const lessons = yield* eachOf(examples, (one) => ({ asked: scale(one.traits), kind: one.kind }));
  const likely = yield* learn(lessons, rows, passages.length + 1);
  return (question) => {
    const shares = likely(scale(traits(question)));
    return new Map(passages.map((passage, kind) => [passage, shares[kind] ?? 0]));
  };
}

function* eachOf<From, To>(list: readonly From[], change: (one: From) => To): Generator<void, To[]> {
  const changed: To[] = [];
  for (const one of list) {
    changed.push(change(one));
    yield;
  }
  return changed;
}
