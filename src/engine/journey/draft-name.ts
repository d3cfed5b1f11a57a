/**
 * Under which name a page's draft is kept: its own; of a page whose address ends in a word, the word's too, and of a page
 * about one entry of a list, the entry's.
 */
import type { Page } from '../../types/page.ts';

/** @param given the words of the page's address and its query, by their names */
export function draftName(
  id: string,
  { params = {}, picks = {} }: Pick<Page, 'params' | 'picks'>,
  given: Readonly<Record<string, string>>,
): string {
  const names = [...Object.keys(params), ...Object.values(picks).map(({ by }) => by)];
  return [id, ...names.map((name) => given[name] ?? '')].join('#');
}
