/** What the vocabulary lets lenders do with a kind of block. */
import type { Vocabulary } from '../content/bundle.ts';
import { isRecord } from '../facts/facts.ts';

/** words = reword it, add = put one of their own on a page, hide = take it away. */
export type BlockLeave = 'words' | 'add' | 'hide';

/** False for kinds that the vocabulary does not know or says nothing about. */
export function letsLenders({ blocks }: Vocabulary, kind: string, leave: BlockLeave): boolean {
  const word = isRecord(blocks) && Object.hasOwn(blocks, kind) ? blocks[kind] : undefined;
  return isRecord(word) && Array.isArray(word.lenders) && word.lenders.includes(leave);
}
