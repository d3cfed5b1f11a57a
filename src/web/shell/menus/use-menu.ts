/** One menu of the site, as the current user sees it. */
import type { MenuItem } from '../../../types/site.ts';
import { shownItems } from './shown-items.ts';
import { useSite } from './use-site.ts';

/** Empty until the site's content is there. */
export function useMenu(name: string): MenuItem[] {
  const { site, viewer } = useSite();
  return shownItems(site.menus?.[name], viewer);
}
