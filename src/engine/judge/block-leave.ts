/** What the vocabulary allows lenders to do with a kind of block. */
import type { Vocabulary } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';

/** words = reword it, add = put a new one on a page, hide = remove it. */
export type BlockLeave = 'words' | 'add' | 'hide';

/** False for kinds that the vocabulary does not know or says nothing about. */
export function letsLenders({ blocks }: Vocabulary, kind: string, leave: BlockLeave): boolean {
  const word = isRecord(blocks) && Object.hasOwn(blocks, kind) ? blocks[kind] : undefined;
  return isRecord(word) && Array.isArray(word.lenders) && word.lenders.includes(leave);
}
