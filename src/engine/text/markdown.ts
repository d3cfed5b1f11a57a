/**
 * Reads the small Markdown of our texts: paragraphs, bold, italics, lists and links. Pages, emails and documents are
 * drawn from what it reads. It makes plain data, never HTML, so nothing in a text can become markup; a link that is
 * not https, mailto, tel or an own path stays text.
 */
import { isSafeHref } from './safe-href.ts';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'em'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

export type MarkdownBlock =
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

/** A stretch of text of one look, for writers that draw one after the other. */
export type Run = { text: string; strong?: true; em?: true; href?: string };

const BULLET = /^\s*[-*]\s+/;
const NUMBER = /^\s*\d+[.)]\s+/;

/** The paragraphs and lists of a text. */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const chunks = text.replaceAll('\r\n', '\n').split(/\n{2,}/);
  return chunks.filter((chunk) => chunk.trim() !== '').flatMap(parseChunk);
}

/** The runs of one line, in their order. */
export function runsOf(parts: readonly Inline[], look: Omit<Run, 'text'> = {}): Run[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return [{ ...look, text: part.text }];
    if (part.kind === 'link') return runsOf(part.children, { ...look, href: part.href });
    return runsOf(part.children, { ...look, [part.kind]: true });
  });
}

/** The inline parts of one line. */
export function parseInline(text: string, depth = 0): Inline[] {
  const match = depth < 6 ? INLINE.exec(text) : null;
  if (!match) return text === '' ? [] : [{ kind: 'text', text }];
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return [...parseInline(before, 6), toInline(match, depth + 1), ...parseInline(after, depth)];
}

// One pass, first match wins: bold, italics, link.
const INLINE =
  /\*\*(?<strong>[^*]+(?:\*(?!\*)[^*]*)*?)\*\*|\*(?<em>[^*\s][^*]*)\*|\[(?<label>[^\]]+)\]\((?<href>[^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/;

function toInline(match: RegExpExecArray, depth: number): Inline {
  const { strong, em, label = '', href = '' } = match.groups ?? {};
  if (strong !== undefined) return { kind: 'strong', children: parseInline(strong, depth) };
  if (em !== undefined) return { kind: 'em', children: parseInline(em, depth) };
  if (!isSafeHref(href)) return { kind: 'text', text: label };
  return { kind: 'link', href, children: parseInline(label, depth) };
}

function parseChunk(chunk: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  for (const line of chunk.split('\n')) append(blocks, line);
  return blocks;
}

function append(blocks: MarkdownBlock[], line: string): void {
  const ordered = NUMBER.test(line);
  const last = blocks.at(-1);
  if (ordered || BULLET.test(line)) {
    const item = parseInline(line.replace(ordered ? NUMBER : BULLET, ''));
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item);
    else blocks.push({ kind: 'list', ordered, items: [item] });
  } else if (last?.kind === 'paragraph') last.lines.push(parseInline(line));
  else blocks.push({ kind: 'paragraph', lines: [parseInline(line)] });
}
