/** The bell of the top bar: a dot while something is unread, and the list behind it. */

import { IconBell } from '@tabler/icons-react';
import { DisclosureMenu } from '../../parts/disclosure-menu.tsx';
import { say } from '../../platform/data/say.ts';
import { isUnread } from './group-notices.ts';
import { NoticeList } from './notice-list.tsx';
import { useNotices } from './use-notices.ts';
import './bell.css';

export function Bell() {
  const { notices, unread, read } = useNotices();
  const count = notices.filter(isUnread).length;
  return (
    <DisclosureMenu
      label={count > 0 ? say('bell.unread', { count }) : say('bell.title')}
      look="icon"
      icon={
        <span className="hl-bell" data-unread={count > 0}>
          <IconBell size={22} aria-hidden />
        </span>
      }
    >
      {(close) => (
        <div className="hl-bell-panel">
          <NoticeList
            notices={notices}
            unread={unread}
            onRead={(uuids) => void read(uuids)}
            onChosen={close}
          />
        </div>
      )}
    </DisclosureMenu>
  );
}
