/** What no text may hold, whoever wrote it: HTML, Markdown that nothing draws, addresses that run or leak, invisible characters. */
import { linksIn } from '../text/links-in.ts';
import { isSafeHref } from '../text/safe-href.ts';
import type { TextFault } from './text-fault.ts';
import { undrawn } from './undrawn.ts';

const html: TextFault = {
  code: 'TEXT_HTML',
  message: 'HTML and script addresses are not shown.',
  remedy: 'Use Markdown: **bold**, *italic*, [label](https://…), lists.',
};

/** Every fault of a text, at most one of each kind. */
export function unsafeText(text: string): TextFault[] {
  const link = linksIn(text).find((href) => !isSafeHref(filled(href)));
  return [
    ...(/<[!/?]?[a-z]|javascript:|vbscript:|data:text/i.test(text) ? [html] : []),
    ...undrawn(text),
    ...(link === undefined ? [] : [unsafeLink(link)]),
    ...(hidden.test(text) ? [invisible] : []),
    ...(lookalike.test(text) ? [twoScripts] : []),
  ];
}

// Control and format characters (direction of reading, no width), save line breaks, soft hyphens and joined emoji.
const hidden = /(?![\n\t\u00ad\u200d])[\p{Cc}\p{Cf}]/u;

// A word of Latin letters with one among them that only looks Latin.
const lookalike =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]\p{Script=Latin}/u;

const twoScripts: TextFault = {
  code: 'TEXT_LOOKALIKE',
  message: 'a word mixes letters of two scripts, so that it looks like another.',
  remedy: 'Type the word again with Latin letters.',
};

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

// Of an address that is filled in whole, its value is judged where it is written, and again where it is shown.
function filled(href: string): string {
  return /^(mailto:|tel:)?\{\{[^}]*\}\}$/.test(href) ? '/' : href.replaceAll(/\{\{[^}]*\}\}/g, 'x');
}
