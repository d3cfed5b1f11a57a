/** A drawing that a page declares, with falling paper where something is complete. */
import type { IllustrationBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { Scene } from '../parts/scene.tsx';
import { Confetti, useCelebration } from './confetti.tsx';

/** The block as a page declares it; an unknown name shows the house. */
export function Illustration({ block }: BlockProps<IllustrationBlock>) {
  const celebrates = useCelebration(block.celebrates === true);
  return (
    <div className="hl-picture-panel" data-celebrates={celebrates || undefined}>
      <Scene name={block.name} />
      {celebrates && <Confetti />}
    </div>
  );
}
