/** Simple line drawings in the brand's own colour. They say nothing new, so they are hidden from screen readers. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { IllustrationBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { SCENES } from '../parts/scenes.tsx';
import { Confetti, useCelebration } from './confetti.tsx';

// No first page shows one; its room is kept until it is there.
const Sketch = lazy(async () => ({ default: (await import('../parts/pictures.tsx')).Sketch }));

/** The block as a page declares it; an unknown name shows the house. */
export function Illustration({ block }: BlockProps<IllustrationBlock>) {
  const celebrates = useCelebration(block.celebrates === true);
  return (
    <div className="hl-picture-panel" data-celebrates={celebrates || undefined}>
      <Picture name={block.name} />
      {celebrates && <Confetti />}
    </div>
  );
}

/** A drawing by name, for the shell's own pages too. */
export function Picture({ name }: { name: string }) {
  if (Object.hasOwn(SCENES, name)) return <Drawing box="0 0 480 400">{SCENES[name]}</Drawing>;
  return (
    <Drawing box="0 0 240 140">
      <Suspense fallback={null}>
        <Sketch name={name} />
      </Suspense>
    </Drawing>
  );
}

function Drawing({ box, children }: { box: string; children: ReactNode }) {
  return (
    <svg className="hl-picture" viewBox={box} fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
