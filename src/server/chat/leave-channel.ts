/** The borrower ends their chat: it is over for both, and leaves the queue where it waited. */
import type { World } from '../platform/world/world.ts';
import { type ChannelRow, lockChannel } from './channel.ts';
import { tellOthersOfChat } from './tell-chat.ts';

/** Ending again changes nothing. Undefined where there is no such chat. */
export function leaveChannel(world: World, uuid: string): Promise<ChannelRow | undefined> {
  return world.db.transaction().execute(async (tx) => {
    const row = await lockChannel(tx, uuid);
    if (!row || row.state === 'ENDED') return row;
    const ended = { state: 'ENDED', ended_by: 'BORROWER', ended_at: world.clock.now() } as const;
    await tx.updateTable('chat_channels').set(ended).where('uuid', '=', uuid).execute();
    await tellOthersOfChat(tx, row);
    return row;
  });
}
