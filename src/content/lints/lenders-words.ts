/** Searches texts for what a lender's words may not ask or promise (`lenders` of schemas/words.json). */
import { isRecord } from '../../engine/facts/facts.ts';
import { type AvoidedUse, wordReader } from '../../engine/lints/word-reader.ts';
import type { Words } from '../../types/words.ts';
import type { FileTree } from '../files/file-tree.ts';

/** Finds nothing when the tree has no such list. */
export function lendersWords(tree: FileTree): (text: string) => AvoidedUse[] {
  const words = tree.get('schemas/words.json');
  const lenders = isWords(words) ? words.lenders : undefined;
  return lenders && lenders.length > 0 ? wordReader({ avoid: lenders }) : () => [];
}

// Its shape is checked before its words are used.
function isWords(value: unknown): value is Words {
  return isRecord(value);
}
