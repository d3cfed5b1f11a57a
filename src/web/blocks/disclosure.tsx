/** Legal text that folds. The browser's own element: it works by keyboard and is found by search in the page. */

import { IconChevronDown } from '@tabler/icons-react';
import type { DisclosureBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageText } from '../page/page-scope.ts';
import { Markdown } from '../parts/markdown.tsx';
import { say } from '../platform/data/say.ts';

const LONG = 1600; // characters; what is longer and open from the start scrolls inside its frame

/** Folded unless the page opens it. */
export function Disclosure({ block }: BlockProps<DisclosureBlock>) {
  const text = usePageText(block);
  return (
    <details className="hl-disclosure" open={block.open ?? false}>
      <summary>
        {text(block.title)}
        <IconChevronDown className="hl-chevron" size={18} aria-hidden />
      </summary>
      <Body title={text(block.title)} text={text(block.text)} scrolls={block.open === true} />
    </details>
  );
}

// Only a region that scrolls takes the focus, so that the arrow keys can move it.
function Body({ title, text, scrolls }: { title: string; text: string; scrolls: boolean }) {
  const markdown = <Markdown className="hl-legal" text={text} />;
  if (!scrolls || text.length < LONG) return markdown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it
    <section className="hl-disclosure-scroll" tabIndex={0} aria-label={say('disclosure.fullText', { title })}>
      {markdown}
    </section>
  );
}
