/** What the top bar holds for signed-in users. Loaded after the page: visitors never need it. */

import { IconApps, IconUserCircle } from '@tabler/icons-react';
import { DisclosureMenu } from '../parts/disclosure-menu.tsx';
import { say } from '../platform/data/say.ts';
import { MenuDrawer } from './menus/menu-drawer.tsx';
import { MenuList } from './menus/menu-list.tsx';
import { Who } from './menus/who.tsx';
import { Bell } from './notifications/bell.tsx';
import './menus/menus.css';

/** Dashboard, apps, bell, account; below 1024 px all but the bell are in the drawer. */
export function SignedInBar() {
  return (
    <>
      <div className="hl-wide-only hl-top-links">
        <MenuList menu="top" />
      </div>
      <div className="hl-wide-only">
        <DisclosureMenu label={say('shell.apps')} icon={<IconApps size={22} aria-hidden />}>
          {(close) => <MenuList menu="apps" look="tiles" onChosen={close} />}
        </DisclosureMenu>
      </div>
      <Bell />
      <div className="hl-wide-only">
        <DisclosureMenu label={say('shell.account')} icon={<IconUserCircle size={22} aria-hidden />}>
          {(close) => <AccountMenu onChosen={close} />}
        </DisclosureMenu>
      </div>
      <MenuDrawer />
    </>
  );
}

/** The account menu of a signed-in user: who they are, their wallet, and the site's profile menu (ACC-N4). */
function AccountMenu({ onChosen }: { onChosen?: () => void }) {
  return (
    <>
      <Who />
      <MenuList menu="profile" {...(onChosen && { onChosen })} />
    </>
  );
}
