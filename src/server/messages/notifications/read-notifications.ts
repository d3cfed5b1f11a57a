/** The newest notifications of an account, opened with the keys of the applications that they are about. */
import type { Notification } from '../../../types/notification.ts';
import { decrypt } from '../../platform/crypto/aes.ts';
import { openDataKey } from '../../platform/crypto/data-key.ts';
import type { World } from '../../platform/world/world.ts';
import { accountAddress } from '../account-wallet.ts';
import type { NotificationBody } from './notification-body.ts';

const most = 50;

/** Newest first. */
export async function readNotifications(
  { db, secrets }: World,
  accountUuid: string,
): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notifications')
    .innerJoin('applications', 'applications.uuid', 'notifications.application_uuid')
    .select([
      'notifications.uuid',
      'notifications.application_uuid',
      'notifications.body',
      'notifications.created_at',
      'notifications.read_at',
      'applications.wrapped_key',
    ])
    .where('notifications.account_uuid', '=', accountUuid)
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.kind')
    .limit(most)
    .execute();
  const address = accountAddress(accountUuid);
  return rows.map(({ uuid, application_uuid, body, created_at, read_at, wrapped_key }) => {
    const key = openDataKey(secrets, application_uuid, wrapped_key);
    const kept: NotificationBody = JSON.parse(decrypt(key, uuid, body).toString('utf8'));
    return {
      uuid,
      created: new Date(Number(created_at)).toISOString(),
      status: read_at === null ? 'UNREAD' : 'READ',
      walletAddress: address,
      ...kept,
    };
  });
}
