/**
 * Learns from questions and what each is about to tell what another one is about: multinomial logistic regression, by stochastic
 * gradients with a pace of its own for each trait (Adagrad). The same questions always teach the same.
 *
 * Our own: of the packages that were looked up, those for sparse numbers tell two kinds apart only, and the others want a full
 * table of some forty thousand traits for each question. It pauses after each lesson: learning takes two seconds.
 */
import type { Scaled } from './trait-scale.ts';

/** `kind` is what a question is about, from 0. */
export type Lesson = { asked: Scaled; kind: number };

/** How likely each kind is; together they are 1. */
export type Learned = (asked: Scaled) => Float32Array;

// Measured by leaving out a fifth of the questions: more rounds and slower ones bring nothing.
const [rounds, pace, first] = [4, 1, 0.01];
/** A kind that is this unlikely, and rightly so, teaches nothing. */
const little = 0.03;
/** How fast it learns which kinds are frequent at all. */
const slow = 0.02;

/** @param rows how many traits there are @param kinds how many kinds there are */
export function* learn(lessons: readonly Lesson[], rows: number, kinds: number): Generator<void, Learned> {
  const weights = new Float32Array(rows * kinds);
  const usual = new Float32Array(kinds);
  const paces = new Float32Array(rows).fill(first);
  const likely = (asked: Scaled) => likelihoods(asked, weights, usual);
  const order = lessons.map((_, at) => at);
  const random = fixedRandom();
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const lesson = lessons[at];
      if (lesson) correct(lesson, likely(lesson.asked), { weights, usual, paces });
      yield;
    }
  }
  return likely;
}

function likelihoods({ rows, values }: Scaled, weights: Float32Array, usual: Float32Array): Float32Array {
  const kinds = usual.length;
  const sums = new Float32Array(usual);
  for (let at = 0; at < rows.length; at += 1) {
    const [row, value] = [(rows[at] as number) * kinds, values[at] as number];
    for (let kind = 0; kind < kinds; kind += 1)
      sums[kind] = (sums[kind] as number) + (weights[row + kind] as number) * value;
  }
  return shared(sums);
}

/** Makes powers of e of sums, and of these shares of 1, in place: this runs some ten thousand times while it learns. */
function shared(sums: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const sum of sums) most = Math.max(most, sum);
  let all = 0;
  for (let kind = 0; kind < sums.length; kind += 1) {
    sums[kind] = Math.exp((sums[kind] as number) - most);
    all += sums[kind] as number;
  }
  for (let kind = 0; kind < sums.length; kind += 1) sums[kind] = (sums[kind] as number) / all;
  return sums;
}

type State = { weights: Float32Array; usual: Float32Array; paces: Float32Array };

/** Moves the weights of what is asked towards its kind, and away from the kinds it was taken for. */
function correct({ asked, kind }: Lesson, likely: Float32Array, { weights, usual, paces }: State): void {
  const wrong = likely;
  wrong[kind] = (wrong[kind] as number) - 1;
  const kinds: number[] = [];
  let size = 0;
  for (let at = 0; at < wrong.length; at += 1) {
    const by = wrong[at] as number;
    if (Math.abs(by) <= little) continue;
    kinds.push(at);
    size += by * by;
  }
  for (let at = 0; at < asked.rows.length; at += 1) {
    const [row, value] = [asked.rows[at] as number, asked.values[at] as number];
    paces[row] = (paces[row] as number) + size * value * value;
    const step = (pace * value) / Math.sqrt(paces[row] as number);
    for (const one of kinds) {
      const place = row * wrong.length + one;
      weights[place] = (weights[place] as number) - step * (wrong[one] as number);
    }
  }
  for (const one of kinds) usual[one] = (usual[one] as number) - slow * (wrong[one] as number);
}

/** The same numbers each time, from 0 to 1: what is answered must not change from one start to the next. */
function fixedRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x80000000;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
}
