/** The bell's list: three at first, the rest on demand (ACC-T2), each with its age and its buttons (ACC-T1, ACC-T4). */

import { useState } from 'react';
import type { Notification } from '../../../types/notification.ts';
import { Link } from '../../parts/link.tsx';
import { useOrg } from '../../platform/data/org-context.ts';
import { say } from '../../platform/data/say.ts';
import { sayAgo } from '../../platform/data/say-time.ts';
import { serverNow } from '../../platform/data/server-clock.ts';
import { isUnread } from './group-notifications.ts';
import type { NotificationHref } from './notification-href.ts';
import { notificationHref } from './notification-href.ts';

export const FIRST_SHOWN = 3;

export type NotificationListProps = {
  notifications: readonly Notification[];
  /** Those that can be marked as read. */
  unread: readonly string[];
  onRead(uuids: readonly string[]): void;
  /** A button was followed. */
  onChosen(): void;
};

/** 'No Notifications' when there are none (ACC-T5). */
export function NotificationList({ notifications, unread, onRead, onChosen }: NotificationListProps) {
  const [all, setAll] = useState(false);
  const now = new Date(serverNow()).toISOString();
  if (notifications.length === 0) return <p className="hl-bell-none">{say('bell.none')}</p>;
  return (
    <>
      <div className="hl-bell-head">
        <h2>{say('bell.title')}</h2>
        {unread.length > 0 && (
          <button type="button" className="hl-link-button" onClick={() => onRead(unread)}>
            {say('bell.markAll')}
          </button>
        )}
      </div>
      <ul className="hl-bell-list">
        {notifications.slice(0, all ? undefined : FIRST_SHOWN).map((notification) => (
          <li key={notification.uuid} data-unread={isUnread(notification)}>
            <OneNotification notification={notification} now={now} onRead={onRead} onChosen={onChosen} />
          </li>
        ))}
      </ul>
      {notifications.length > FIRST_SHOWN && (
        <button type="button" className="hl-bell-more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say('bell.less') : say('bell.all')}
        </button>
      )}
    </>
  );
}

type OneNotificationProps = { notification: Notification; now: string } & Pick<
  NotificationListProps,
  'onRead' | 'onChosen'
>;

function OneNotification({ notification, now, onRead, onChosen }: OneNotificationProps) {
  const org = useOrg();
  const { uuid, title, description, created, ctas = [] } = notification;
  const follow = () => {
    onRead([uuid]);
    onChosen();
  };
  return (
    <>
      <p className="hl-bell-title">
        {isUnread(notification) && <span className="hl-hidden">{say('bell.isUnread')}</span>}
        <strong>{title}</strong>
        <time dateTime={created}>{sayAgo(created, now)}</time>
      </p>
      {description && <p className="hl-bell-text">{description}</p>}
      {ctas.map((button) => {
        const target = notificationHref(button.redirectPath, org);
        return target && <Button key={button.title} target={target} title={button.title} onFollow={follow} />;
      })}
    </>
  );
}

function Button({ target, title, onFollow }: { target: NotificationHref; title: string; onFollow(): void }) {
  const look = { className: 'hl-bell-button', onClick: onFollow };
  if (!target.away)
    return (
      <Link {...look} to={target.href}>
        {title}
      </Link>
    );
  return (
    <a {...look} href={target.href} target="_blank" rel="noopener noreferrer">
      {title} <span className="hl-hidden">{say('bell.newTab')}</span>
    </a>
  );
}
