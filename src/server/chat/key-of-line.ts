/** The key of the chat that a connection has open, fetched once. */
import { type ChannelRow, findChannel } from './channel.ts';
import { chatKey } from './chat-key.ts';
import type { Line, Open } from './line.ts';

/** @param known the chat's row, where the caller has it */
export async function keyOfLine(
  { world }: Pick<Line, 'world'>,
  open: Open,
  known?: ChannelRow,
): Promise<Uint8Array> {
  if (open.key) return open.key;
  const row = known ?? (await findChannel(world.db, open.channel));
  const key = row ? await chatKey(world, world.db, row) : new Uint8Array();
  if (row) open.key = key;
  return key;
}
