/** Everything the bell has to say, and how it is marked as read. */
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { applicationOf } from '../../../engine/journey/place.ts';
import type { Notification } from '../../../types/notification.ts';
import { useSignedIn } from '../../platform/api/hooks/use-signed-in.ts';
import { useSend } from '../../platform/api/transport/api-context.ts';
import { shellRequest } from '../../platform/api/transport/shell-request.ts';
import { useFlag } from '../../platform/flags/use-flag.ts';
import { useSite } from '../menus/use-site.ts';
import { conditionNotifications } from './condition-notifications.ts';
import { groupNotifications, isUnread } from './group-notifications.ts';
import { toNotifications } from './notification.ts';
import { useConditions } from './use-conditions.ts';

const PATH = '/service-notification/secure/api/v1/notification';

export type Notifications = {
  notifications: Notification[];
  /** Those that can be marked as read: an open condition cannot. */
  unread: string[];
  read(uuids: readonly string[]): Promise<void>;
};

/** Asked again on every page, for the application may have moved on. */
export function useNotifications(): Notifications {
  const send = useSend();
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  const { data: told = [], mutate } = useSWR<Notification[], Error>(
    signedIn ? [PATH, pathname] : null,
    async () => toNotifications(await shellRequest(send, { method: 'GET', path: PATH, attempts: 1 })),
    { keepPreviousData: true },
  );
  const local = useLocalNotifications();
  const unread = told.filter(isUnread).map(({ uuid }) => uuid);
  async function read(uuids: readonly string[]): Promise<void> {
    const ours = unread.filter((uuid) => uuids.includes(uuid));
    if (ours.length === 0) return;
    const mark = (one: Notification): Notification =>
      ours.includes(one.uuid) ? { ...one, status: 'READ' } : one;
    await mutate(told.map(mark), { revalidate: false });
    await send({ method: 'PUT', path: `${PATH}/read`, body: { uuids: ours } }).catch(() => mutate());
  }
  return { notifications: groupNotifications(local, told), unread, read };
}

/** ACC-T6: only while the site's flag is on and its rule lets this signer see conditions. */
function useLocalNotifications(): Notification[] {
  const { site, viewer } = useSite();
  const { pathname } = useLocation();
  const words = site.notifications;
  const { enabled } = useFlag(words?.toggle ?? '');
  const uuid = applicationOf(pathname);
  const allowed = words !== undefined && viewer.signedIn && enabled && viewer.holds(words.when);
  const conditions = useConditions(allowed ? uuid : undefined);
  return words && uuid ? conditionNotifications(conditions, uuid, words) : [];
}
