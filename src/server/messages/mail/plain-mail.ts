/** The plain-text part of an email: everything that the HTML part says. */
import type { Paragraph, Run } from './read-paragraphs.ts';

export type MailLink = { label: string; link: string };

/** The words of an email, filled in: text, not markup. */
export type MailParts = {
  brand: string;
  preheader: string;
  greeting: string;
  paragraphs: Paragraph[];
  action?: MailLink;
  /** Whom to ask, why this came, who we are. */
  foot: string[];
  housing: string;
  unsubscribe?: MailLink;
};

export function plainMail({ greeting, paragraphs, action, foot, housing, unsubscribe }: MailParts): string {
  return [
    greeting,
    ...paragraphs.map(plain),
    action && `${action.label}:\n${action.link}`,
    '--',
    ...foot,
    housing,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.link}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function plain(paragraph: Paragraph): string {
  const words = (runs: Run[]) => runs.map(({ text }) => text).join('');
  return 'items' in paragraph
    ? paragraph.items.map((runs) => `- ${words(runs)}`).join('\n')
    : words(paragraph.runs);
}
