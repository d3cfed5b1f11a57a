/** The side menu (ACC-N2) of pages outside the question flow, from 1024 px; below, the drawer holds it. */
import { say } from '../../platform/data/say.ts';
import { EncryptionNotice } from './encryption-notice.tsx';
import { MenuList } from './menu-list.tsx';
import './menus.css';

export function SideMenu() {
  return (
    <>
      <nav aria-label={say('shell.main')}>
        <MenuList menu="side" />
      </nav>
      <EncryptionNotice />
    </>
  );
}
