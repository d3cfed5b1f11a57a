/** The blocks of a page in their order, those that the rules show. */
import { type ComponentType, memo, Suspense } from 'react';
import type { Block } from '../platform/data/content.ts';
import { useStorePart } from '../platform/data/use-store.ts';
import { usePageFrame } from './page-scope.ts';
import { usePageVocabulary } from './page-vocabulary.ts';

/** What every block receives: its own entry of the page. */
export type BlockProps<B extends Block = Block> = { block: B };

/** Draws the page's content. An unknown block is broken content and throws. */
export function PageBlocks() {
  const { page, store } = usePageFrame();
  const visible = useStorePart(store, (state) => state.visible);
  const content = page.content ?? [];
  const shown = content.filter(({ id }) => id === undefined || visible.has(id));
  const form = content.some(({ block }) => block === 'form') ? NONE : WHOLE_FORM;
  const besides = page.beside ?? [];
  const isBeside = ({ id = '' }: Block) => besides.includes(id);
  const all = [...shown, ...form];
  const main = <Blocks blocks={all.filter((block) => !isBeside(block))} page={page.id} />;
  if (besides.length === 0) return main;
  return (
    <>
      {main}
      <aside className="hl-beside">
        <Blocks blocks={all.filter(isBeside)} page={page.id} />
      </aside>
    </>
  );
}

function Blocks({ blocks, page }: { blocks: readonly Block[]; page: string }) {
  return (
    <div className="hl-blocks">
      {blocks.map((block, index) => (
        <OneBlock key={block.id ?? `${block.block}-${index}`} block={block} page={page} />
      ))}
    </div>
  );
}

const NONE: Block[] = [];
const WHOLE_FORM: Block[] = [{ block: 'form' }];

// A block that reads the page's scope is drawn with every answer; the others, the form's own among them, are not.
const OneBlock = memo(function OneBlock({ block, page }: BlockProps & { page: string }) {
  const { blocks } = usePageVocabulary();
  const Component = Object.hasOwn(blocks, block.block)
    ? (blocks[block.block] as ComponentType<BlockProps>)
    : undefined;
  if (!Component) throw new Error(`PAGE_UNKNOWN_BLOCK ${page}#/content: no block "${block.block}"`);
  return (
    <Suspense fallback={null}>
      <Component block={block} />
    </Suspense>
  );
});
