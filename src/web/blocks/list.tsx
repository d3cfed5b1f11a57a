/** Points, steps or checks. */
import { IconCheck } from '@tabler/icons-react';
import type { Facts } from '../../engine/facts/facts.ts';
import { readPath } from '../../engine/facts/read-path.ts';
import type { ListBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { InlineMarkdown } from '../parts/markdown.tsx';
import { BlockTitle } from './heading.tsx';

/** The items that their rules let through, or the texts of a list of facts. Nothing is drawn when none is left. */
export function List({ block }: BlockProps<ListBlock>) {
  const { text, holds, facts } = usePageScope();
  const style = block.style ?? 'bullet';
  const items = (block.items ?? []).map((item) => (typeof item === 'string' ? { text: item } : item));
  const written = items
    .filter((item) => !('when' in item) || !item.when || holds(item.when))
    .map((item) => text(item.text));
  const shown = block.from === undefined ? written : textsAt(facts, block.from);
  if (shown.length === 0) return null;
  const Tag = style === 'number' ? 'ol' : 'ul';
  return (
    <section>
      <BlockTitle title={block.title} />
      <Tag className="hl-list" data-style={style}>
        {shown.map((item, index) => (
          <li key={item}>
            <Mark style={style} number={index + 1} />
            <span>{block.from === undefined ? <InlineMarkdown text={item} /> : item}</span>
          </li>
        ))}
      </Tag>
    </section>
  );
}

function textsAt(facts: Facts, path: string): string[] {
  const list = readPath(facts, path);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

function Mark({ style, number }: { style: string; number: number }) {
  if (style === 'check') return <IconCheck className="hl-list-mark" size={20} aria-hidden />;
  return (
    <span className="hl-list-mark" aria-hidden>
      {style === 'number' ? number : ''}
    </span>
  );
}
