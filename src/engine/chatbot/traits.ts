/**
 * What is seen of a question by who learns from others: its words, its terms, both in pairs, and the letters that stand together
 * in a word, by which a mistyped or a bent word is still known. Each is a number, made of its letters: no list of them is kept.
 */

/** Three groups, none of which outweighs the others however long it is: words, terms, letters. A trait stands as often as it occurs. */
export type Traits = readonly number[][];

/** How many numbers there are. Two traits seldom share one. */
export const traitCount = 2 ** 16;

/** @param words in small letters, in their order @param terms what they mean */
export function traitsOf(words: readonly string[], terms: readonly string[]): Traits {
  return [withPairs(words, 11), withPairs(terms, 17), words.flatMap(lettersOf)];
}

function withPairs(words: readonly string[], kind: number): number[] {
  const alone = words.map((word) => number(hash(word, kind)));
  const pairs = words.slice(1).map((word, before) => number(hash(word, hash(words[before] ?? '', kind + 2))));
  return [...alone, ...pairs];
}

/** Letters that are seen together. A space is one where the word begins or ends. */
const together = 4;

function lettersOf(word: string): number[] {
  const letters = ` ${word} `;
  const ends = Math.max(1, letters.length - together + 1);
  return Array.from({ length: ends }, (_, from) => number(hash(letters.slice(from, from + together), 23)));
}

/** FNV-1a. */
function hash(text: string, from: number): number {
  let value = from;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return value;
}

const number = (value: number) => ((value ^ (value >>> 15)) >>> 0) % traitCount;
