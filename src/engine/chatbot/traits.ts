/**
 * What is seen of a question by who learns from others: its words, its terms, both in pairs, the letters that stand together
 * in a word, by which a mistyped or a bent word is still known, and how it begins and ends. Each is a number, made of its letters: no list of them is kept.
 */

/** Four groups, none of which outweighs the others however long it is: words, terms, letters, and how it begins and ends. A trait stands as often as it occurs. */
export type Traits = readonly number[][];

/** How many numbers there are. Two traits seldom share one. */
export const traitCount = 2 ** 16;

/** @param words in small letters, in their order @param terms what they mean */
export function traitsOf(words: readonly string[], terms: readonly string[]): Traits {
  return [withPairs(words, 11), withPairs(terms, 17), words.flatMap(lettersOf), frameOf(words)];
}

/** What is asked of a subject stands at the ends: “what is”, “will you”, “… in Nevada”. */
function frameOf(words: readonly string[]): number[] {
  const parts = [words.slice(0, 1), words.slice(0, 2), words.slice(0, 3), words.slice(-2)];
  return parts.map((part, kind) => number(hash(part.join(' '), 41 + kind)));
}

function withPairs(words: readonly string[], kind: number): number[] {
  const alone = words.map((word) => number(hash(word, kind)));
  const pairs = words.slice(1).map((word, before) => number(hash(word, hash(words[before] ?? '', kind + 2))));
  return [...alone, ...pairs];
}

// Three to five letters, of which a space is one where the word begins or ends.
const [fewest, most] = [3, 5];

function lettersOf(word: string): number[] {
  const letters = ` ${word} `;
  const traits: number[] = [];
  for (let from = 0; from + fewest <= letters.length; from += 1)
    for (let size = fewest; size <= most && from + size <= letters.length; size += 1)
      traits.push(number(hash(letters.slice(from, from + size), 23)));
  return traits;
}

/** FNV-1a. */
function hash(text: string, from: number): number {
  let value = from;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return value;
}

const number = (value: number) => ((value ^ (value >>> 15)) >>> 0) % traitCount;
