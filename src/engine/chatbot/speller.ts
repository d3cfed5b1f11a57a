/** Knows the words of the passages, and corrects a word that is nearly one of them. */
import { searchOf } from './search.ts';
import type { Speller } from './terms.ts';

/** @param known small letters, as they are typed */
export function spellerOf(known: ReadonlySet<string>): Speller {
  const words = [...known];
  const search = searchOf(words.map((word) => [word]));
  return (word) => {
    const letters = word.length;
    if (letters < least || known.has(word)) return word;
    const [hit] = search([word], letters < long ? 1 : 2);
    const best = hit && words[hit.at];
    return best?.[0] === word[0] ? (best ?? word) : word;
  };
}

// A short word is nearly every other one; in a long one two letters may be wrong.
const [least, long] = [5, 10];
