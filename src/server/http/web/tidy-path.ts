/**
 * The address that a person meant, where one that they typed or clicked differs from it in spelling only: doubled slashes,
 * capitals in the base path, in a page's name or in an identifier.
 */
import { withLowIds } from '../calls/low-ids.ts';

/**
 * @param path begins with a slash and has no query
 * @param base path of the product, "/account/heloc"
 * @param isPage whether a path below the base belongs to the product
 * @returns the same path where nothing is to be put right, or nothing is there in any spelling
 */
export function tidyPath(path: string, base: string, isPage: (below: string) => boolean): string {
  // A browser reads a backslash as a slash, and two slashes at the start as another site.
  const single = path.replace(/[\\/]+/g, '/');
  const isBelow = new RegExp(`^${base}(?=/|$)`, 'i');
  if (!isBelow.test(single)) return single;
  const below = withLowIds(single.replace(isBelow, '')) || '/';
  const known = [below, below.toLowerCase()].find(isPage) ?? below;
  return base + (known === '/' && !single.endsWith('/') ? '' : known);
}
