/** Whether the borrower of a chat is there: a connection of theirs was heard lately. One that is closed or broken is heard no more. */
import type { Kysely } from 'kysely';
import { limitsOf, seconds } from '../facts/limits-of.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { World } from '../platform/world/world.ts';
import type { ChannelRow } from './channel.ts';
import type { Line, Open } from './line.ts';
import { tellOfChat, tellOthersOfChat } from './tell-chat.ts';

type Heard = Pick<ChannelRow, 'org_code' | 'heard_at' | 'created_at'>;

/** Before its first connection a chat counts from its beginning. */
export function isAway(world: World, { org_code, heard_at, created_at }: Heard): boolean {
  return world.clock.now() - Number(heard_at ?? created_at) > awayAfter(world, org_code);
}

/** A connection begins: who thought that they were away is told. */
export async function noteArrival({ world, broadcasts }: Line, open: Open, row: ChannelRow): Promise<void> {
  await note(world, world.db, open);
  if (row.state === 'ENDED' || !isAway(world, row)) return;
  await world.db.transaction().execute((tx) => tellOthersOfChat(tx, row));
  tellOfChat(broadcasts, row);
}

/** Written down only as often as it takes for no one to count as away. */
export async function noteBorrower({ world }: Line, open: Open): Promise<void> {
  const isKnown =
    open.noted !== undefined && world.clock.now() - open.noted < awayAfter(world, open.orgCode) / 2;
  if (!isKnown) await note(world, world.db, open);
}

async function note({ clock }: World, db: Kysely<Tables>, open: Open): Promise<void> {
  const now = clock.now();
  open.noted = now;
  await db
    .updateTable('chat_channels')
    .set({ heard_at: now })
    .where('uuid', '=', open.channel)
    .where('state', '!=', 'ENDED')
    .execute();
}

/** Milliseconds. */
export const awayAfter = (world: World, orgCode: string) =>
  seconds(limitsOf(world, orgCode).chat.borrowerAwaySeconds);
