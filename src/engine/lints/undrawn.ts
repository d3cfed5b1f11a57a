/** Markdown that would be read as it is typed: the three writers of our texts (page, email, document) have no drawing for it. */
import { linksIn } from '../text/links-in.ts';
import type { TextFault } from './text-fault.ts';

const constructs: readonly [name: string, is: RegExp][] = [
  ['a heading', /^\s{0,3}#{1,6}\s/m],
  ['a quotation', /^\s{0,3}>\s/m],
  ['a table', /^\s*\|.*\|\s*$/m],
  ['a line across', /^\s{0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/m],
  ['a picture', /!\[[^\]]*\]\(/],
  ['code', /`[^`]+`/],
  ['underscores', /(?<![\p{L}\p{N}_])(?:__|_)(?=[^\s_])[^_]*[^\s_](?:__|_)(?![\p{L}\p{N}_])/u],
];

/** The first construct that no writer draws. */
export function undrawn(text: string): TextFault[] {
  const found = constructs.find(([, is]) => is.test(text));
  return found ? [fault(`${found[0]} of Markdown is not drawn.`)] : [];
}

/** A link in an email or on paper leads nowhere unless it names the whole address. */
export function undrawnAway(text: string): TextFault[] {
  const link = linksIn(text).find((href) => !/^(?:https:|mailto:|tel:)/.test(href));
  return link === undefined ? [] : [fault(`an email or a document cannot lead to "${link}".`)];
}

function fault(message: string): TextFault {
  const remedy = 'Use **bold**, *italic*, lists, and [label](https://…).';
  return { code: 'TEXT_MARKDOWN', message, remedy };
}
