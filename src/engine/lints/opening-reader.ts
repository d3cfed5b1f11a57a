/** Finds the words that a text may not begin with (schemas/words.json). */
import type { Avoided } from '../../types/words.ts';
import type { AvoidedUse } from './word-reader.ts';

/** Reads texts by one list: what a text begins with and may not, at most one for each entry, in any case. */
export function openingReader(avoided: readonly Avoided[]): (text: string) => AvoidedUse[] {
  return (text) => {
    const plain = text.trimStart().replaceAll('’', "'");
    return avoided.flatMap(({ words, use, why, except = [] }) => {
      const found = words.find((word) => beginsWith(plain, word));
      const isRight = except.some((phrase) => beginsWith(plain, phrase));
      return found === undefined || isRight ? [] : [{ found: plain.slice(0, found.length).trim(), use, why }];
    });
  };
}

/** "Yes" begins "Yes, you can" and not "Yesterday"; a word that ends in a mark or a blank needs no end of its own. */
function beginsWith(text: string, word: string): boolean {
  if (!text.toLowerCase().startsWith(word.toLowerCase())) return false;
  return !/[\p{L}\p{N}]$/u.test(word) || !/^[\p{L}\p{N}'-]/u.test(text.slice(word.length));
}
