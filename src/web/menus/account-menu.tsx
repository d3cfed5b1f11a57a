/** The account menu of those who are signed in: who they are, their wallet, and the site's profile menu (ACC-N4). */
import { MenuList } from './menu-list.tsx';
import { Who } from './who.tsx';

export function AccountMenu({ onChosen }: { onChosen?: () => void }) {
  return (
    <>
      <Who />
      <MenuList menu="profile" {...(onChosen && { onChosen })} />
    </>
  );
}
