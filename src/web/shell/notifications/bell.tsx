/** The bell of the top bar: a dot while something is unread, and the list behind it. */

import { IconBell } from '@tabler/icons-react';
import { DisclosureMenu } from '../../parts/disclosure-menu.tsx';
import { say } from '../../platform/data/say.ts';
import { isUnread } from './group-notifications.ts';
import { NotificationList } from './notification-list.tsx';
import { useNotifications } from './use-notifications.ts';
import './bell.css';

export function Bell() {
  const { notifications, unread, read } = useNotifications();
  const count = notifications.filter(isUnread).length;
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
          <NotificationList
            notifications={notifications}
            unread={unread}
            onRead={(uuids) => void read(uuids)}
            onChosen={close}
          />
        </div>
      )}
    </DisclosureMenu>
  );
}
