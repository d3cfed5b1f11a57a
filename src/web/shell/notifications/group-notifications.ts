/**
 * The bell's list (ACC-T3): the browser's own notifications first, newest first; then the server's, at most eight of them
 * unread.
 */
import type { Notification } from '../../../types/notification.ts';

export const UNREAD_SHOWN = 8;

/** Read ones stay in the list, in their place by time. */
export function groupNotifications(
  local: readonly Notification[],
  told: readonly Notification[],
): Notification[] {
  const sorted = newestFirst(told);
  const unread = sorted.filter(isUnread).slice(0, UNREAD_SHOWN);
  return [...newestFirst(local), ...sorted.filter((one) => !isUnread(one) || unread.includes(one))];
}

export function isUnread({ status }: Notification): boolean {
  return status === 'UNREAD';
}

function newestFirst(notifications: readonly Notification[]): Notification[] {
  return [...notifications].sort((a, b) => Date.parse(b.created) - Date.parse(a.created));
}
