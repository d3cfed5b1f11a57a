/** A menu of the site as a list. */
import { MenuEntry } from './menu-entry.tsx';
import { useMenu } from './use-menu.ts';

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
