/** Reads texts by the list of what no lender's words may ask or promise (`lenders` of schemas/words.json). */
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

// Its shape is checked with its language before anything is asked of it.
function isWords(value: unknown): value is Words {
  return isRecord(value);
}
