/** Knows the words of the passages, and corrects a word that is nearly one of them. */
import MiniSearch from 'minisearch';
import type { Speller } from './terms.ts';

/** @param known small letters, as they are typed */
export function spellerOf(known: ReadonlySet<string>): Speller {
  const search = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (word) => [word] });
  search.addAll([...known].map((id) => ({ id })));
  return (word) => {
    const letters = word.length;
    if (letters < least || known.has(word)) return word;
    const [best] = search.search(word, { fuzzy: letters < long ? 1 : 2 });
    return best && best.id[0] === word[0] ? String(best.id) : word;
  };
}

// A short word is nearly every other one; in a long one two letters may be wrong.
const [least, long] = [5, 10];
