/** The blocks of a page in their order, those that the rules show. */
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentType, memo, type ReactNode, Suspense, useState } from 'react';
import type { Fold } from '../../types/page.ts';
import type { Block, Page } from '../platform/data/content.ts';
import { useStorePart } from '../platform/data/use-store.ts';
import { usePageFrame, usePageText } from './page-scope.ts';
import { PageSpace } from './page-space.tsx';
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
  const main = <Blocks blocks={all.filter((block) => !isBeside(block))} page={page} />;
  if (besides.length === 0) return main;
  return (
    <>
      {main}
      <aside className="hl-beside">
        <Blocks blocks={all.filter(isBeside)} page={page} />
      </aside>
    </>
  );
}

type BlocksProps = { blocks: readonly Block[]; page: Page };

function Blocks({ blocks, page }: BlocksProps) {
  return (
    <div className="hl-blocks">
      {inFolds(blocks, page).map(({ fold, blocks: [first, ...more] }, index) =>
        fold ? (
          <FoldedBlocks key={fold.title} title={fold.title} asks={asks([first, ...more])}>
            <Blocks blocks={[first, ...more]} page={{ ...page, folds: {} }} />
          </FoldedBlocks>
        ) : (
          <OneBlock key={first.id ?? `${first.block}-${index}`} block={first} page={page.id} />
        ),
      )}
    </div>
  );
}

type Group = { fold?: Fold; blocks: [Block, ...Block[]] };

// A fold stands where the first of its blocks that shows does.
function inFolds(blocks: readonly Block[], { folds = {} }: Page): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const fold = Object.values(folds).find((one) => one.blocks.includes(block.id ?? ''));
    const group = fold && groups.find((other) => other.fold === fold);
    if (group) group.blocks.push(block);
    else groups.push({ ...(fold && { fold }), blocks: [block] });
  }
  return groups;
}

const asks = (blocks: Block[]) => blocks.some(({ block }) => block === 'form');

type FoldedProps = { title: string; asks: boolean; children: ReactNode };

// What was typed in it on another day is seen at once.
function FoldedBlocks({ title, asks, children }: FoldedProps) {
  const { store } = usePageFrame();
  const text = usePageText(title);
  const [open] = useState(() => asks && Object.keys(store.read().answers).length > 0);
  return (
    <details className="hl-disclosure hl-fold" open={open}>
      <summary>
        {text(title)}
        <IconChevronDown className="hl-chevron" size={18} aria-hidden />
      </summary>
      {children}
    </details>
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
    <Suspense fallback={<PageSpace />}>
      <Component block={block} />
    </Suspense>
  );
});
