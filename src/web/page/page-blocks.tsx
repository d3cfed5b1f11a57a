/** The blocks of a page in their order, those that the rules show. */
import { type ComponentType, Suspense } from 'react';
import type { Block } from '../data/content.ts';
import { usePageScope } from './page-scope.ts';
import { usePageVocabulary } from './page-vocabulary.ts';

/** What every block receives: its own entry of the page. */
export type BlockProps<B extends Block = Block> = { block: B };

/** Draws the page's content. An unknown block is broken content and throws. */
export function PageBlocks() {
  const { page, visible } = usePageScope();
  const content = page.content ?? [];
  const shown = content.filter(({ id }) => id === undefined || visible.has(id));
  const form: Block[] = content.some(({ block }) => block === 'form') ? [] : [{ block: 'form' }];
  return (
    <div className="hl-blocks">
      {[...shown, ...form].map((block, index) => (
        <OneBlock key={block.id ?? `${block.block}-${index}`} block={block} />
      ))}
    </div>
  );
}

function OneBlock({ block }: BlockProps) {
  const { blocks } = usePageVocabulary();
  const { page } = usePageScope();
  const Component = Object.hasOwn(blocks, block.block)
    ? (blocks[block.block] as ComponentType<BlockProps>)
    : undefined;
  if (!Component) throw new Error(`PAGE_UNKNOWN_BLOCK ${page.id}#/content: no block "${block.block}"`);
  return (
    <Suspense fallback={null}>
      <Component block={block} />
    </Suspense>
  );
}
