/** Fills in the words of a text that has been read: a name full of asterisks stays a name. */
import type { Inline, MarkdownBlock } from '../../../engine/text/markdown.ts';

type Fill = (text: string) => string;

export function fillMarkdown(blocks: readonly MarkdownBlock[], fill: Fill): MarkdownBlock[] {
  const lines = (all: Inline[][]) => all.map((line) => fillLine(line, fill));
  return blocks.map((block) =>
    block.kind === 'list' ? { ...block, items: lines(block.items) } : { ...block, lines: lines(block.lines) },
  );
}

function fillLine(line: readonly Inline[], fill: Fill): Inline[] {
  return line.map((part) =>
    part.kind === 'text'
      ? { ...part, text: filled(part.text, fill) }
      : { ...part, children: fillLine(part.children, fill) },
  );
}

// Filling in trims; the spaces between the parts are the author's.
function filled(text: string, fill: Fill): string {
  const [before = '', after = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]];
  return text.trim() === '' ? text : before + fill(text.trim()) + after;
}
