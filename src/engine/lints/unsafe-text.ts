/** What no text may hold, whoever wrote it: HTML, addresses that run or leave unseen, characters that nobody sees. */
import type { Code } from '../codes.ts';
import { isSafeHref } from '../text/safe-href.ts';

export type TextFault = { code: Code; message: string; remedy: string };

const html: TextFault = {
  code: 'TEXT_HTML',
  message: 'HTML and script addresses are not shown.',
  remedy: 'Use Markdown: **bold**, *italic*, [label](https://…), lists.',
};

/** Every fault of a text, at most one of each kind. */
export function unsafeText(text: string): TextFault[] {
  const link = linksOf(text).find((href) => !href.includes('{{') && !isSafeHref(href));
  return [
    ...(/<[!/?]?[a-z]|javascript:|vbscript:|data:text/i.test(text) ? [html] : []),
    ...(link === undefined ? [] : [unsafeLink(link)]),
    ...(hidden.test(text) ? [invisible] : []),
  ];
}

// Control and format characters (direction of reading, no width), save line breaks, soft hyphens and joined emoji.
const hidden = /(?![\n\t\u00ad\u200d])[\p{Cc}\p{Cf}]/u;

const invisible: TextFault = {
  code: 'TEXT_HIDDEN',
  message: 'there is a character that nobody sees.',
  remedy: 'Delete the text and type it again.',
};

function unsafeLink(href: string): TextFault {
  return {
    code: 'LINK_UNSAFE',
    message: `"${href}" is no address that a text may lead to.`,
    remedy: 'Use https://…, mailto:…, tel:…, or a path of this site that begins with one /.',
  };
}

function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(\s*([^()\s]+)/g)].map(([, href = '']) => href);
}
