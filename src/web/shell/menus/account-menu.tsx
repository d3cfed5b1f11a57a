/** The account menu of a signed-in user: who they are, their wallet, and the site's profile menu (ACC-N4). */
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
