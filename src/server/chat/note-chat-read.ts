/** Notes that a person at the lender read a chat, once for each visit: in the trail of its application, or, a visitor's, in the security log. */
import { hasRoom } from '../auth/limit.ts';
import type { Reviewer } from '../auth/may-review.ts';
import { minutes } from '../facts/limits-of.ts';
import type { World } from '../platform/world/world.ts';
import { inApplication } from '../standing/in-application.ts';
import type { ChannelRow } from './channel.ts';

const event = 'chat-read';
const visit = minutes(30);

export async function noteChatRead(world: World, { uuid: actor }: Reviewer, row: ChannelRow): Promise<void> {
  const limit = { bucket: `${event}/${row.uuid}/${actor}`, most: 1, windowMs: visit };
  if (!(await hasRoom(world.db, limit, world.clock.now()))) return;
  if (row.application_uuid)
    await inApplication(world, row.application_uuid, ({ audit }) => audit(event, { chat: row.uuid }), {
      actor,
    });
  else world.note?.(event, { account: actor, chat: row.uuid, org: row.org_code });
}
