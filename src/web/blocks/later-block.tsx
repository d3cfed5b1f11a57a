/** A block of the part that comes with the first page that shows any. Once the part is here, its blocks are drawn at once. */
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { BlockComponent } from '../page/page-vocabulary.ts';
import type { moreBlocks } from './more-blocks.ts';

type More = typeof moreBlocks;

const here: { blocks?: More } = {};

/** Brings the part, so that it is here before a page is drawn. */
export async function bringMoreBlocks(): Promise<More> {
  here.blocks ??= (await import('./more-blocks.ts')).moreBlocks;
  return here.blocks;
}

export function laterBlock(name: keyof More): BlockComponent {
  const Coming = lazy(async () => ({ default: (await bringMoreBlocks())[name] as ComponentType<object> }));
  return (props: object) => {
    // Decided when it is first on a page: a change of mind would draw it again.
    const [Ready] = useState(() => here.blocks?.[name] as ComponentType<object> | undefined);
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense fallback={null}>
        <Coming {...props} />
      </Suspense>
    );
  };
}
