/** What of a query goes along when the site leads elsewhere. */
import type { Redirect } from '../../../types/site.ts';

/** The part of a query that goes along: all of it, or the parameters the site keeps. */
export function keptSearch(
  search: string,
  keep: readonly string[] = [],
  more: Redirect['keepsQuery'] = [],
): string {
  const kept = (name: string) => more === true || keep.includes(name) || more.includes(name);
  const entries = [...new URLSearchParams(search)].filter(([name]) => kept(name));
  const text = new URLSearchParams(entries).toString();
  return text === '' ? '' : `?${text}`;
}
