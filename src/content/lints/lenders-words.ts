/** Searches texts for what a lender's words may not ask or promise (`lenders` and `names` of schemas/words.json). */
import { isRecord } from '../../engine/facts/facts.ts';
import type { ReadWords } from '../../engine/judge/judge-text.ts';
import { wordReader } from '../../engine/lints/word-reader.ts';
import type { Avoided, Words } from '../../types/words.ts';
import type { FileTree } from '../files/file-tree.ts';

export type LendersWords = {
  readWords: ReadWords;
  /** What no name says, beside what no text does. */
  readNames: ReadWords;
  /** What says that it is the government, and nothing else. */
  readAuthority: ReadWords;
  /** Whether a text in this language can be judged: every entry has words in it. */
  speaks(language: string): boolean;
};

/** Finds nothing, and speaks every language, when the tree has no such lists. */
export function lendersWords(tree: FileTree): LendersWords {
  const words = tree.get('schemas/words.json');
  const { lenders = [], names = [] } = isWords(words) ? words : {};
  const entries = [...lenders, ...names];
  return {
    readWords: reader(lenders),
    readNames: reader(entries),
    readAuthority: reader(names),
    speaks: (language) => entries.every((entry) => Object.hasOwn(entry.in ?? {}, language)),
  };
}

function reader(avoid: Avoided[]): ReadWords {
  return avoid.length > 0 ? wordReader({ avoid }) : () => [];
}

// Its shape is checked before its words are used.
function isWords(value: unknown): value is Words {
  return isRecord(value);
}
