/** Finds in texts the words that borrowers are never shown (schemas/words.json). */
import type { Avoided, Words } from '../../types/words.ts';

/** What was found, as it is written in the text, beside the entry that speaks against it. */
export type AvoidedUse = Pick<Avoided, 'use' | 'why'> & { found: string };

/**
 * Reads texts by one list: gives every avoided word of a text, in every language of the list, at most one for each entry. Whole
 * words, in any case; exceptions of the entry are right. The list is compiled once, for thousands of texts.
 */
export function wordReader({ avoid }: Words): (text: string) => AvoidedUse[] {
  const any = wholeWords(avoid.flatMap(inEveryLanguage));
  const entries = avoid.map((entry) => ({
    found: wholeWords(inEveryLanguage(entry)),
    except: (entry.except ?? []).map((phrase) => wholeWords([phrase])),
    told: { use: entry.use, why: entry.why },
  }));
  return (text) => {
    const plain = text.replaceAll('’', "'");
    if (!any.test(plain)) return [];
    return entries.flatMap(({ found, except, told }) => {
      const rest = except.reduce((left, phrase) => left.replace(phrase, ' '), plain);
      const [word] = found.exec(rest) ?? [];
      return word === undefined ? [] : [{ found: word, ...told }];
    });
  };
}

function inEveryLanguage({ words, in: others = {} }: Avoided): string[] {
  return [...words, ...Object.values(others).flat()];
}

function wholeWords(words: readonly string[]): RegExp {
  const either = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${either})(?![\\p{L}\\p{N}-])`, 'iu');
}
