/** Paragraphs. */
import type { TextBlock } from '../../types/page.ts';
import type { BlockProps } from '../page/page-blocks.tsx';
import { usePageText } from '../page/page-scope.ts';
import { Markdown } from '../parts/markdown.tsx';

/** The block's text with its values filled in. */
export function Text({ block }: BlockProps<TextBlock>) {
  return <Markdown text={usePageText(block)(block.text)} />;
}
