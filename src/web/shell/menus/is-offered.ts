/** Whether a page stands open (ACC-N1): one that menus offer only behind feature toggles is closed while they are off. */
import type { MenuItem } from '../../../types/site.ts';

/** `path` is below the base path. A page that no menu names is open. */
export function isOffered(
  menus: Record<string, MenuItem[]> = {},
  path: string,
  isOn: (toggle: string) => boolean,
): boolean {
  const ways = Object.values(menus)
    .flat()
    .filter(({ to }) => to === path);
  return ways.length === 0 || ways.some(({ toggle }) => !toggle || isOn(toggle));
}
