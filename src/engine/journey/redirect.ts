/** The site's redirects (site.json). The server asks for addresses that a browser opens, the browser for those it follows inside. */
import type { Redirect } from '../../types/site.ts';

/** The first redirect that fits, with its target (a path, or external:<key>); a star stands for the rest of the path. */
export function redirectOf(redirects: readonly Redirect[] = [], path: string): Redirect | undefined {
  for (const redirect of redirects) {
    const { from, to } = redirect;
    if (from === path) return redirect;
    const stem = from.slice(0, -1);
    if (from.endsWith('*') && path.startsWith(stem))
      return { ...redirect, to: to.replace('*', path.slice(stem.length)) };
  }
  return undefined;
}
