/** The site's redirects, for addresses that are followed inside the application. First match wins; a star takes the rest. */
import type { Redirect } from '../../types/site.ts';

/** The target of a path (a path, or external:<key>), or undefined when it stays. Only `keep` survives of the query. */
export function redirectOf(redirects: readonly Redirect[] = [], path: string): Redirect | undefined {
  for (const redirect of redirects) {
    if (redirect.from === path) return redirect;
    const stem = redirect.from.slice(0, -1);
    if (redirect.from.endsWith('*') && path.startsWith(stem)) {
      return { ...redirect, to: redirect.to.replace('*', path.slice(stem.length)) };
    }
  }
  return undefined;
}

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
