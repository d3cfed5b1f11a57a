/** What a link's address would carry away from this site. */

import { slotsOf } from '../text/interpolate.ts';
import { linksIn } from '../text/links-in.ts';

/** The paths that addresses of other sites fill in and that `mayFill` does not let pass: a person's name, an answer, an id. */
export function leaksOf(text: string, mayFill: (path: string) => boolean): string[] {
  const away = linksIn(text).filter((href) => /^(?:[a-z][a-z0-9+.-]*:|\{\{)/i.test(href));
  return away.flatMap((href) => slotsOf(href).flatMap(({ path }) => (mayFill(path) ? [] : [path])));
}
