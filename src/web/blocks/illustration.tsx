/** Simple line drawings in the brand's own colour. They say nothing new, so they are hidden from screen readers. */
import type { ReactNode } from 'react';
import type { IllustrationBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { PICTURES } from './pictures.tsx';

/** The block as a page declares it; an unknown name shows the house. */
export function Illustration({ block }: BlockProps<IllustrationBlock>) {
  return <Picture name={block.name} />;
}

/** A drawing by name, for the shell's own pages too. */
export function Picture({ name }: { name: string }) {
  const drawing: ReactNode = Object.hasOwn(PICTURES, name) ? PICTURES[name] : PICTURES.house;
  return (
    <svg className="hl-picture" viewBox="0 0 240 140" fill="none" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
}
