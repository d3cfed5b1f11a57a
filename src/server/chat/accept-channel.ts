/** What a person at the lender does with a chat: accepts it, and ends it. Another's chat is not theirs to take. */
import type { Transaction } from 'kysely';
import { lendersOfDesk, type Reviewer } from '../auth/may-review.ts';
import { requireOthersChat } from '../desk/own-file.ts';
import type { Tables } from '../platform/db/tables.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { noteAgent } from './agents.ts';
import { type ChannelRow, lockChannel } from './channel.ts';
import { tellOthersOfChat } from './tell-chat.ts';

/** Accepting again changes nothing. 409 when a colleague was first. */
export function acceptChannel(world: World, agent: Reviewer, uuid: string): Promise<void> {
  return changeChannel(world, agent, uuid, async (tx, row) => {
    if (row.agent_uuid === agent.uuid) return;
    if (row.state !== 'WAITING') throw new Refusal(409, [says('chat.taken')]);
    const taken = { state: 'LIVE' as const, agent_uuid: agent.uuid, accepted_at: world.clock.now() };
    await tx.updateTable('chat_channels').set(taken).where('uuid', '=', uuid).execute();
  });
}

/** Ends it for both. Ending again changes nothing. */
export function endChannel(world: World, agent: Reviewer, uuid: string): Promise<void> {
  return changeChannel(world, agent, uuid, async (tx, row) => {
    if (row.state === 'ENDED') return;
    requireOwn(agent, row);
    const ended = { state: 'ENDED', ended_by: 'AGENT', ended_at: world.clock.now() } as const;
    await tx.updateTable('chat_channels').set(ended).where('uuid', '=', uuid).execute();
  });
}

/**
 * 404 for the chat of another lender as for none, and for the agent's own as a borrower; 409 for one of their login elsewhere, and for one
 * about a file of their own.
 */
export async function requireReach(
  world: World,
  agent: Reviewer,
  row: ChannelRow | undefined,
): Promise<ChannelRow> {
  const reached = row && lendersOfDesk(world, agent.orgCode).includes(row.org_code);
  if (!reached) throw new Refusal(404, [says('chat.none')]);
  if (row.owner_uuid === agent.uuid) throw ownChat(agent);
  await requireOthersChat(world, agent, row);
  return row;
}

const ownChat = ({ uuid }: Reviewer) =>
  new Refusal(404, [says('chat.none')], { security: { event: 'own-file-refused', note: { account: uuid } } });

/** 409 for the chat of a colleague. */
export function requireOwn(agent: Reviewer, row: ChannelRow): void {
  if (row.agent_uuid !== agent.uuid) throw new Refusal(409, [says('chat.taken')]);
}

/** Changes a chat within the agent's reach, under its lock, and tells of it. */
export function changeChannel(
  world: World,
  agent: Reviewer,
  uuid: string,
  work: (tx: Transaction<Tables>, row: ChannelRow) => Promise<void>,
): Promise<void> {
  return world.db.transaction().execute(async (tx) => {
    const row = await requireReach({ ...world, db: tx }, agent, await lockChannel(tx, uuid));
    await noteAgent(world, tx, agent.uuid);
    await work(tx, row);
    await tellOthersOfChat(tx, row);
  });
}
