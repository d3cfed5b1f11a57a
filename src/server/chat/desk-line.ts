/**
 * The desk's own connection, one for each open desk: it says when the list of chats has changed, and that the agent is there. What
 * has changed is read over HTTP.
 */

import { lendersOfDesk } from '../auth/may-review.ts';
import type { Session } from '../auth/session.ts';
import { freeLeftChats, noteAgent } from './agents.ts';
import { endWith, withinOf } from './end-with.ts';
import { inTurn, type Line, say } from './line.ts';
import { deskTopic, tellOfChat } from './tell-chat.ts';

/** Milliseconds between two words about the list, however much happens. */
const leastPause = 500;

export async function serveDesk(line: Line, session: Session): Promise<void> {
  const { world, broadcasts } = line;
  const lenders = lendersOfDesk(world, session.account.orgCode);
  line.desk = { session };
  endWith(line, withinOf(session));
  const changed = changesOf(line);
  for (const code of lenders) line.ends.push(broadcasts.hear(deskTopic(code), changed));
  await noteAgent(world, world.db, session.account.uuid);
  say(line, { t: 'welcome', seq: 0, frozen: false, agent: { present: true }, read: 0, messages: [] });
}

/** Tells at once, and what happens soon after it together. */
function changesOf(line: Line): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  const tell = () => {
    say(line, { t: 'changed' });
    isDue = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) tell();
    }, leastPause).unref();
  };
  line.ends.push(() => clearTimeout(timer));
  return () => {
    if (timer) isDue = true;
    else tell();
  };
}

/** The agent's connection is alive: they are there. Their colleagues who are not leave their chats to the queue. */
export function noteThere(line: Line, session: Session): void {
  const { world, broadcasts } = line;
  inTurn(line, async () => {
    await noteAgent(world, world.db, session.account.uuid);
    const lenders = lendersOfDesk(world, session.account.orgCode);
    for (const freed of await freeLeftChats(world, { lenders })) tellOfChat(broadcasts, freed);
  });
}
