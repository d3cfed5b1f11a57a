/**
 * Finds which page a telemetry event is about: a declared address as its pattern, or `elsewhere`. Free text never
 * passes.
 */
import type { OrgContent } from '../../../content/loaded/content.ts';
import { pathPattern } from '../../../engine/telemetry/event-shape.ts';
import { isDeclared } from '../web/declared-path.ts';

export const elsewhere = 'elsewhere';

const nobody = '00000000-0000-4000-8000-000000000000';

/** @param path below the base path, without a query */
export function knownPath(lender: OrgContent, path: string): string {
  const pattern = pathPattern(path);
  if (isOpenEnded(lender, pattern)) return elsewhere;
  return isDeclared(lender, pattern.replaceAll('{uuid}', nobody)) ? pattern : elsewhere;
}

// A redirect that ends in a star declares everything below it.
function isOpenEnded({ site }: OrgContent, path: string): boolean {
  const stems = (site.redirects ?? []).map(({ from }) => from).filter((from) => from.endsWith('*'));
  return stems.some((stem) => path.startsWith(stem.slice(0, -1)));
}
