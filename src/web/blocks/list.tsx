/** Points, steps or checks. */
import { IconCheck } from '@tabler/icons-react';
import type { ListBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { BlockTitle } from './heading.tsx';

/** The items that their rules let through. Nothing is drawn when none is left. */
export function List({ block }: BlockProps<ListBlock>) {
  const { text, holds } = usePageScope();
  const style = block.style ?? 'bullet';
  const items = block.items.map((item) => (typeof item === 'string' ? { text: item } : item));
  const shown = items.filter((item) => !('when' in item) || !item.when || holds(item.when));
  if (shown.length === 0) return null;
  const Tag = style === 'number' ? 'ol' : 'ul';
  return (
    <section>
      <BlockTitle title={block.title} />
      <Tag className="hl-list" data-style={style}>
        {shown.map((item, index) => (
          <li key={item.text}>
            <Mark style={style} number={index + 1} />
            <span>
              <InlineMarkdown text={text(item.text)} />
            </span>
          </li>
        ))}
      </Tag>
    </section>
  );
}

function Mark({ style, number }: { style: string; number: number }) {
  if (style === 'check') return <IconCheck className="hl-list-mark" size={20} aria-hidden />;
  return (
    <span className="hl-list-mark" aria-hidden>
      {style === 'number' ? number : ''}
    </span>
  );
}
