/**
 * Ends notifications about things that are done: when its rule no longer holds, a notification counts as read and
 * loses its buttons (FINDING-B21).
 */
import { decrypt, encrypt } from '../../platform/crypto/aes.ts';
import type { World } from '../../platform/world/world.ts';
import type { NotificationBody } from './notification-body.ts';

/** The application whose notifications these are, with its key. */
export type Told = { applicationUuid: string; key: Uint8Array };

/** @param kinds those that have nothing to say any more */
export async function endFinished(
  { db, clock }: World,
  { applicationUuid, key }: Told,
  kinds: readonly string[],
): Promise<void> {
  if (kinds.length === 0) return;
  const rows = await db
    .selectFrom('notifications')
    .select(['uuid', 'body', 'read_at'])
    .where('application_uuid', '=', applicationUuid)
    .where('kind', 'in', kinds)
    .execute();
  for (const { uuid, body, read_at } of rows) {
    const said: NotificationBody = JSON.parse(decrypt(key, uuid, body).toString('utf8'));
    if (read_at !== null && (said.ctas ?? []).length === 0) continue;
    const ended = encrypt(key, uuid, Buffer.from(JSON.stringify({ ...said, ctas: [] })));
    await db
      .updateTable('notifications')
      .set({ body: ended, ...(read_at === null && { read_at: clock.now() }) })
      .where('uuid', '=', uuid)
      .execute();
  }
}
