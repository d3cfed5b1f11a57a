/** Which agents are there: those of whom a connection or a call was heard lately. The chats of one who is gone are free again. */
import type { Kysely } from 'kysely';
import { sharing } from '../../content/merge/org-with-shared.ts';
import { limitsOf, seconds } from '../facts/limits-of.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { World } from '../platform/world/world.ts';
import type { ChannelRow } from './channel.ts';
import { tellOthersOfChat } from './tell-chat.ts';

/** Writing it down more often says nothing new. */
const often = seconds(5);

/** @param db the database, or the transaction to note it in */
export async function noteAgent({ clock }: World, db: Kysely<Tables>, agent: string): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('chat_agents')
    .values({ agent_uuid: agent, seen_at: now })
    .onConflict((same) =>
      same
        .column('agent_uuid')
        .doUpdateSet({ seen_at: now })
        .where('chat_agents.seen_at', '<', String(now - often)),
    )
    .execute();
}

/** Which of these lenders' chats, or which one chat, to look at. */
type Scope = { lenders: readonly string[] } | { channel: string };
type Freed = Pick<ChannelRow, 'uuid' | 'org_code'>;

/** Puts the chats of agents who are gone first in the queue; answers which. */
export async function freeLeftChats(world: World, scope: Scope): Promise<Freed[]> {
  const left = await leftChats(world, world.db, scope).select('uuid').execute();
  if (left.length === 0) return [];
  return world.db.transaction().execute(async (tx) => {
    const freed = { state: 'WAITING' as const, agent_uuid: null, returned_at: world.clock.now() };
    const rows = tx.updateTable('chat_channels').set(freed);
    const still = leftChats(world, tx, scope).select('uuid').forUpdate();
    const changed = await rows.where('uuid', 'in', still).returning(['uuid', 'org_code']).execute();
    for (const one of changed) await tellOthersOfChat(tx, one);
    return changed;
  });
}

function leftChats(world: World, db: Kysely<Tables>, scope: Scope) {
  const there = db
    .selectFrom('chat_agents')
    .select('agent_uuid')
    .where('seen_at', '>', String(goneBefore(world)));
  const live = db.selectFrom('chat_channels').where('state', '=', 'LIVE');
  const looked =
    'channel' in scope
      ? live.where('uuid', '=', scope.channel)
      : live.where('org_code', 'in', [...scope.lenders]);
  return looked.where('agent_uuid', 'not in', there);
}

/** The agents of these lenders who are there, by account. @param db the database, or the transaction to look in */
export async function agentsThere(
  world: World,
  db: Kysely<Tables>,
  orgCodes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_agents')
    .innerJoin('accounts', 'accounts.uuid', 'chat_agents.agent_uuid')
    .select('agent_uuid')
    .where('accounts.org_code', 'in', [...orgCodes])
    .where('seen_at', '>', String(goneBefore(world)))
    .execute();
  return rows.map(({ agent_uuid }) => agent_uuid);
}

/** The same for all lenders: an agent of the lender that others share from answers for all. */
function goneBefore(world: World): number {
  return world.clock.now() - seconds(limitsOf(world, sharing).chat.agentGoneSeconds);
}
