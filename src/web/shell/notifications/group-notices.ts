/**
 * The bell's list (ACC-T3): the browser's own notices first, newest first; then the server's, at most eight of them
 * unread.
 */
import type { Notice } from './notification.ts';

export const UNREAD_SHOWN = 8;

/** Read ones stay in the list, in their place by time. */
export function groupNotices(local: readonly Notice[], told: readonly Notice[]): Notice[] {
  const sorted = newestFirst(told);
  const unread = sorted.filter(isUnread).slice(0, UNREAD_SHOWN);
  return [...newestFirst(local), ...sorted.filter((one) => !isUnread(one) || unread.includes(one))];
}

export function isUnread({ status }: Notice): boolean {
  return status === 'UNREAD';
}

function newestFirst(notices: readonly Notice[]): Notice[] {
  return [...notices].sort((a, b) => Date.parse(b.created) - Date.parse(a.created));
}
