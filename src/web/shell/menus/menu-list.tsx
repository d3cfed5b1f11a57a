/** A menu of the site as a list. */

import type { MenuItem } from '../../../types/site.ts';
import { MenuEntry } from './menu-entry.tsx';
import { shownItems } from './shown-items.ts';
import { useSite } from './use-site.ts';

export type MenuListProps = {
  /** A menu of the site. */
  menu: string;
  /** `tiles` stand beside each other, a large icon above each label. */
  look?: 'rows' | 'tiles';
  onChosen?: () => void;
};

/** Draws nothing when the user may see no entry. */
export function MenuList({ menu, look = 'rows', onChosen }: MenuListProps) {
  const items = useMenu(menu);
  if (items.length === 0) return null;
  return (
    <ul className="hl-menu-list" data-look={look}>
      {items.map((item) => (
        <li key={item.label}>
          <MenuEntry item={item} iconSize={look === 'tiles' ? 26 : 20} {...(onChosen && { onChosen })} />
        </li>
      ))}
    </ul>
  );
}

/** One menu of the site, as the current user sees it. Empty until the site's content is there. */
function useMenu(name: string): MenuItem[] {
  const { site, viewer } = useSite();
  return shownItems(site.menus?.[name], viewer);
}
