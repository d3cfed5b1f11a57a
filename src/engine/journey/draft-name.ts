/** Under which name a page's draft is kept: its own, and of a page about one entry of a list the entry's too. */
import type { Page } from '../../types/page.ts';

/** @param params the query of the page's address */
export function draftName(
  id: string,
  { picks = {} }: Pick<Page, 'picks'>,
  params: Readonly<Record<string, string>>,
): string {
  const entries = Object.values(picks).map(({ by }) => params[by] ?? '');
  return [id, ...entries].join('#');
}
