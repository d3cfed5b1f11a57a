/** All of the site's menus in one drawer: below 1024 px there is no room for them beside the page. */

import { IconMenu2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { say } from '../../platform/data/say.ts';
import { part } from '../../platform/jsx/part.tsx';
import { MenuList } from './menu-list.tsx';
import { Who } from './who.tsx';

const Drawer = part('drawer', async () => (await import('../../parts/drawer.tsx')).Drawer);

/** The button and, while it is open, the drawer. Another page closes it. */
export function MenuDrawer() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const close = () => setOpenAt(undefined);
  return (
    <>
      <button
        type="button"
        className="hl-menu-button hl-narrow-only"
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      >
        <IconMenu2 size={22} aria-hidden />
        <span>{say('shell.menu')}</span>
      </button>
      {openAt === key && (
        <Suspense fallback={null}>
          <Drawer title={say('shell.menu')} from="right" onClose={close}>
            <nav aria-label={say('shell.menu')} className="hl-menu-drawer">
              <Who />
              <MenuList menu="side" onChosen={close} />
              <MenuList menu="apps" onChosen={close} />
              <MenuList menu="profile" onChosen={close} />
            </nav>
          </Drawer>
        </Suspense>
      )}
    </>
  );
}
