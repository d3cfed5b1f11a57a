/** Draws the small Markdown of our pages as React elements: text stays text. */

import { Fragment, type ReactNode } from 'react';
import { type Inline, type MarkdownBlock, parseInline, parseMarkdown } from '../../engine/text/markdown.ts';
import { say } from '../platform/data/say.ts';
import { Link } from './link.tsx';

/** A text of several paragraphs and lists. */
export function Markdown({ text, className }: { text: string; className?: string }) {
  return (
    <div className={`hl-markdown ${className ?? ''}`.trim()}>{keyed(parseMarkdown(text), MarkdownPart)}</div>
  );
}

/** One line of text, without a paragraph around it. */
export function InlineMarkdown({ text }: { text: string }) {
  return <InlineParts parts={parseInline(text.replace(/\s*\n+\s*/g, ' '))} />;
}

/** A link of a text: own pages by the router, everything else in a new tab without a way back to ours. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (/^(mailto|tel):|^#/.test(href)) return <a href={href}>{children}</a>;
  if (!href.startsWith('https:')) return <Link to={`../${href}`}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="hl-hidden"> {say('shell.newTab')}</span>
    </a>
  );
}

function MarkdownPart({ part }: { part: MarkdownBlock }) {
  if (part.kind === 'paragraph') return <p>{keyed(part.lines, Line)}</p>;
  const items = keyed(part.items, ListItem);
  return part.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Line({ part, first }: { part: Inline[]; first: boolean }) {
  return (
    <>
      {!first && <br />}
      <InlineParts parts={part} />
    </>
  );
}

function ListItem({ part }: { part: Inline[] }) {
  return <li>{inside(part)}</li>;
}

function InlineParts({ parts }: { parts: Inline[] }) {
  return <>{inside(parts)}</>;
}

function inside(parts: Inline[]): ReactNode {
  const [first] = parts;
  return parts.length === 1 && first?.kind === 'text' ? first.text : keyed(parts, InlinePart);
}

function InlinePart({ part }: { part: Inline }) {
  if (part.kind === 'text') return <>{part.text}</>;
  if (part.kind === 'strong') return <strong>{inside(part.children)}</strong>;
  if (part.kind === 'em') return <em>{inside(part.children)}</em>;
  return <TextLink href={part.href}>{inside(part.children)}</TextLink>;
}

// A parsed text never changes its order, so the position is the identity.
function keyed<T>(parts: T[], Part: (props: { part: T; first: boolean }) => ReactNode): ReactNode[] {
  return parts.map((part, index) => {
    const key = `part-${index}`;
    return <Fragment key={key}>{<Part part={part} first={index === 0} />}</Fragment>;
  });
}
