/** What the chatbot learned from how borrowers ask. Learned once for all lenders who change none of the answers. */
import { type Guess, guessOf } from '../../engine/chatbot/guess.ts';
import type { Faq } from '../../types/faq.ts';
import type { Ways } from '../../types/ways.ts';

// A memo, not state: answers that are read again are another object.
const learned = new WeakMap<Faq, Guess>();

/** A way of asking for an entry that is not there is about nothing. */
export function guessFor(faq: Faq, { entries, nothing }: Ways): Guess {
  const ready = learned.get(faq);
  if (ready) return ready;
  const asks = Object.entries(faq.entries).map(([name, { question, asks = [] }]): [string, string[]] => [
    `faq/${name}`,
    [question, ...asks, ...(entries[name] ?? [])],
  ]);
  const left = Object.entries(entries).flatMap(([name, ways]) => (faq.entries[name] ? [] : ways));
  const made = guessOf(new Map(asks), [...nothing, ...left], faq);
  learned.set(faq, made);
  return made;
}
