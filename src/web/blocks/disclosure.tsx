/** Legal text that folds. The browser's own element: it works by keyboard and is found by search in the page. */
import { IconChevronDown } from '@tabler/icons-react';
import type { DisclosureBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageScope } from '../page/page-scope.ts';
import { Markdown } from './markdown.tsx';

/** Folded unless the page opens it. */
export function Disclosure({ block }: BlockProps<DisclosureBlock>) {
  const { text } = usePageScope();
  return (
    <details className="hl-disclosure" open={block.open ?? false}>
      <summary>
        {text(block.title)}
        <IconChevronDown className="hl-chevron" size={18} aria-hidden />
      </summary>
      <Markdown className="hl-legal" text={text(block.text)} />
    </details>
  );
}
