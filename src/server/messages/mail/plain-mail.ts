/** The plain-text part of an email: everything that the HTML part says. */
import { type Inline, type MarkdownBlock, runsOf } from '../../../engine/text/markdown.ts';

export type MailLink = { label: string; link: string };

/** The words of an email, filled in: text, not markup. */
export type MailParts = {
  brand: string;
  preheader: string;
  greeting: string;
  text: MarkdownBlock[];
  action?: MailLink;
  /** Who to ask, why this came, who we are. */
  foot: string[];
  housing: string;
  unsubscribe?: MailLink;
};

export function plainMail({ greeting, text, action, foot, housing, unsubscribe }: MailParts): string {
  return [
    greeting,
    ...text.map(plain),
    action && `${action.label}:\n${action.link}`,
    '--',
    ...foot,
    housing,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.link}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function plain(block: MarkdownBlock): string {
  if (block.kind === 'paragraph') return block.lines.map(words).join('\n');
  const mark = (index: number) => (block.ordered ? `${index + 1}. ` : '- ');
  return block.items.map((item, index) => mark(index) + words(item)).join('\n');
}

function words(line: Inline[]): string {
  return runsOf(line)
    .map(({ text, href }) => (href ? `${text} (${href})` : text))
    .join('');
}
