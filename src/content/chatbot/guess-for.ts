/** What the chatbot learned from how borrowers ask. Learned once for all lenders who change none of the answers. */
import { atOnce } from '../../engine/chatbot/at-once.ts';
import { type Guess, guessing } from '../../engine/chatbot/guess.ts';
import type { Faq } from '../../types/faq.ts';
import type { Ways } from '../../types/ways.ts';
import { inSlices } from './in-slices.ts';

// A memo, not state: answers that are read again are another object.
const learned = new WeakMap<Faq, Guess>();
const learning = new WeakMap<Faq, Promise<void>>();

/** A way of asking for an entry that is not there is about nothing. Learns at once what was not learned ahead. */
export function guessFor(faq: Faq, ways: Ways): Guess {
  const ready = learned.get(faq) ?? atOnce(lessonsOf(faq, ways));
  learned.set(faq, ready);
  return ready;
}

/** Learns it in slices, so that a server goes on answering; once, however many ask for it meanwhile. */
export function learnAhead(faq: Faq, ways: Ways): Promise<void> {
  if (learned.has(faq)) return Promise.resolve();
  const begun = learning.get(faq) ?? keepWhenLearned(faq, ways);
  learning.set(faq, begun);
  return begun;
}

async function keepWhenLearned(faq: Faq, ways: Ways): Promise<void> {
  const guess = await inSlices(lessonsOf(faq, ways));
  if (!learned.has(faq)) learned.set(faq, guess);
}

function lessonsOf(faq: Faq, { entries, nothing }: Ways): Generator<void, Guess> {
  const asks = Object.entries(faq.entries).map(([name, { question, asks = [] }]): [string, string[]] => [
    `faq/${name}`,
    [question, ...asks, ...(entries[name] ?? [])],
  ]);
  const left = Object.entries(entries).flatMap(([name, ways]) => (faq.entries[name] ? [] : ways));
  return guessing(new Map(asks), [...nothing, ...left], faq);
}
