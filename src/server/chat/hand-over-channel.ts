/** An agent gives a chat of their own to a colleague who is there, or back to the queue, where it is first. */

import { sharing } from '../../content/merge/org-with-shared.ts';
import { accountOf } from '../auth/find-account.ts';
import { lendersOfDesk, type Reviewer, reviewerKind } from '../auth/may-review.ts';
import { isOwnChat } from '../desk/own-file.ts';
import { reviewerNames } from '../desk/reviewer-names.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import type { World } from '../platform/world/world.ts';
import { changeChannel, requireOwn } from './accept-channel.ts';
import { agentsThere } from './agents.ts';
import type { ChannelRow } from './channel.ts';

export type Colleague = { uuid: string; name: string };

/** @param to the colleague's account; left out, the queue. 409 for a colleague who is not there or may not answer it. */
export async function handOverChannel(
  world: World,
  agent: Reviewer,
  uuid: string,
  to?: string,
): Promise<void> {
  const colleague = to === undefined ? undefined : await accountOf(world, to);
  return changeChannel(world, agent, uuid, async (tx, row) => {
    requireOwn(agent, row);
    if (row.state !== 'LIVE') throw new Refusal(410, [says('chat.over')], { message: 'ENDED' });
    const there = to === undefined ? [] : await agentsThere(world, tx, [row.org_code, sharing]);
    const mayAnswer =
      colleague?.kind === reviewerKind &&
      there.includes(colleague.uuid) &&
      lendersOfDesk(world, colleague.org_code).includes(row.org_code) &&
      !(await isOwnChat({ ...world, db: tx }, colleague.uuid, row));
    if (to !== undefined && !mayAnswer) throw new Refusal(409, [says('chat.colleagueGone')]);
    const given =
      to === undefined
        ? { state: 'WAITING' as const, agent_uuid: null, returned_at: world.clock.now() }
        : { agent_uuid: to };
    await tx.updateTable('chat_channels').set(given).where('uuid', '=', uuid).execute();
  });
}

/** Who else is there to take a chat over. */
export async function colleaguesFor(world: World, agent: Reviewer, row: ChannelRow): Promise<Colleague[]> {
  const there = await agentsThere(world, world.db, [row.org_code, sharing]);
  const others = there.filter((uuid) => uuid !== agent.uuid && uuid !== row.owner_uuid);
  const names = await reviewerNames(world, others);
  return others.map((uuid) => ({ uuid, name: names.get(uuid) ?? '' }));
}
