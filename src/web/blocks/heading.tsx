/** A heading of a part of the page. */
import type { HeadingBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageText } from '../page/page-scope.ts';

/** Always the second level: the page's title is the first. One with an id can be gone to. */
export function Heading({ block }: BlockProps<HeadingBlock>) {
  return (
    <h2 className="hl-section" id={block.id} tabIndex={-1}>
      {usePageText(block)(block.text)}
    </h2>
  );
}

/** The title of a block, when it has one. */
export function BlockTitle({ title }: { title: string | undefined }) {
  const text = usePageText(title);
  return title ? <h2 className="hl-section">{text(title)}</h2> : null;
}
