/** Ways to other pages: a row each, with a sentence where the page gives one. */
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import type { LinksBlock, PageLink } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { InlineMarkdown, TextLink } from '../parts/markdown.tsx';
import { BlockTitle } from './heading.tsx';

/** The links that their rules let through. */
export function Links({ block }: BlockProps<LinksBlock>) {
  const { holds } = usePageScope();
  const items = block.items.filter(({ when }) => !when || holds(when));
  if (items.length === 0) return null;
  const list = (
    <ul className="hl-links">
      {items.map((item) => (
        <li key={item.to + item.label}>
          <OneLink item={item} />
        </li>
      ))}
    </ul>
  );
  // A landmark needs a name of its own; rows without a title are part of the text around them.
  if (!block.title) return list;
  return (
    <nav aria-label={block.title}>
      <BlockTitle title={block.title} />
      {list}
    </nav>
  );
}

function OneLink({ item }: { item: PageLink }) {
  const { text, href } = usePageScope();
  const to = href(text(item.to));
  const Icon = to.startsWith('https:') ? IconExternalLink : IconChevronRight;
  return (
    <TextLink href={to}>
      <span className="hl-links-words">
        {text(item.label)}
        {item.text && (
          <span className="hl-note">
            <InlineMarkdown text={text(item.text)} />
          </span>
        )}
      </span>
      <Icon className="hl-links-icon" size={18} aria-hidden />
    </TextLink>
  );
}
