/** A message that stands out, always with an icon and words beside its color. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { AlertBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageText } from '../page/page-scope.ts';
import { Callout } from '../parts/callout.tsx';
import { Markdown } from '../parts/markdown.tsx';

/** The block as a page declares it. */
export function Alert({ block }: BlockProps<AlertBlock>) {
  const text = usePageText(block);
  const callout = (
    <Callout tone={block.tone} title={block.title && text(block.title)}>
      <Markdown text={text(block.text)} />
    </Callout>
  );
  return block.takesFocus ? <Taking>{callout}</Taking> : callout;
}

// Runs after the page's own effects, which may focus its title.
function Taking({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={box} className="hl-alert-taking" role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
