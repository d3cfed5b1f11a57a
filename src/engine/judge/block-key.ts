/** Blocks are the same block by their id; those without one by their kind and turn. */
import type { Block, Page } from '../../types/page.ts';

export type KeyedBlock = { key: string; block: Block; index: number };

/** The blocks of a page in order, each with its key. A second block of one id has a key of its own, so that nothing hides behind it. */
export function keyedBlocks({ content = [] }: Page): KeyedBlock[] {
  const turns = new Map<string, number>();
  return content.map((block, index) => {
    const name = block.id ?? `${block.block}#`;
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return { key: turn === 0 && block.id ? name : `${name}${turn}`, block, index };
  });
}
