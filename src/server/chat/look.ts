/** Sends what is in the log and has not been sent, and how the chat stands. */
import { reviewerNames } from '../desk/reviewer-names.ts';
import type { World } from '../platform/world/world.ts';
import { isAway } from './borrower-there.ts';
import { type ChannelRow, findChannel } from './channel.ts';
import { closeCodes } from './close-codes.ts';
import { keyOfLine } from './key-of-line.ts';
import { endIfOver, inTurn, type Line, type Open, say } from './line.ts';
import { overOf } from './over.ts';
import { queuePosition } from './queue-position.ts';
import { messagesAfter } from './read-messages.ts';
import { deskTopic } from './tell-chat.ts';

/** However many broadcasts come meanwhile, one look follows. */
export function lookSoon(line: Line): void {
  if (line.looks) return;
  line.looks = true;
  inTurn(line, () => {
    line.looks = false;
    return look(line);
  });
}

export async function look(line: Line): Promise<void> {
  const { open, world, socket } = line;
  if (!open || endIfOver(line)) return;
  const row = await findChannel(world.db, open.channel);
  if (!row) return socket.close(closeCodes.token);
  while (open.sent < row.last_seq) {
    const key = await keyOfLine(line, open, row);
    const messages = await messagesAfter(world, row, open.sent, { reader: open.role, key });
    for (const message of messages) say(line, { t: 'message', message });
    open.sent = messages.at(-1)?.seq ?? row.last_seq;
  }
  await tellStanding(line, open, row);
}

/** Who answers: a borrower learns that there is an agent, an agent learns which. */
export async function agentOf({ world }: Line, { role, session, names }: Open, row: ChannelRow) {
  const present = row.state === 'LIVE';
  if (role === 'borrower') return { present };
  const isMine = present && row.agent_uuid === session?.account.uuid;
  const name = await nameOf(world, names, row.agent_uuid);
  return { present, isMine, ...(name && { name }) };
}

async function nameOf(world: World, names: Map<string, string>, agent: string | null): Promise<string> {
  if (agent === null) return '';
  const known = names.get(agent) ?? (await reviewerNames(world, [agent])).get(agent) ?? '';
  names.set(agent, known);
  return known;
}

/** How far the other side has read. */
export const readOf = ({ role }: Open, { read_seq, agent_read_seq }: ChannelRow) =>
  role === 'borrower' ? agent_read_seq : read_seq;

/** Only who answers is told that the borrower is away. */
export const awayOf = ({ world }: Line, { role }: Open, row: ChannelRow): boolean =>
  role === 'agent' && row.state !== 'ENDED' && isAway(world, row);

/** Tells the borrower how many wait before them, when that has changed. */
export async function tellPosition(line: Line, { told }: Open, row: ChannelRow): Promise<void> {
  const position = await queuePosition(line.world, row);
  if (position !== told.position) say(line, { t: 'queue', position });
  told.position = position;
}

async function tellStanding(line: Line, open: Open, row: ChannelRow): Promise<void> {
  const { told } = open;
  const agent = await agentOf(line, open, row);
  if (JSON.stringify(agent) !== told.agent) say(line, { t: 'agent', ...agent });
  open.waits = row.state === 'WAITING' && open.role === 'borrower' ? row : undefined;
  if (open.waits) await tellPosition(line, open, open.waits);
  const read = readOf(open, row);
  if (read !== told.read) say(line, { t: 'read', seq: read });
  const away = awayOf(line, open, row);
  if (away !== told.away) {
    say(line, { t: 'borrower', away });
    // Silence is no change of the chat: the desk's list would learn of it at its next question.
    line.broadcasts.tell(deskTopic(row.org_code));
  }
  open.told = { agent: JSON.stringify(agent), position: open.waits ? open.told.position : 0, read, away };
  if (row.state !== 'ENDED') return;
  say(line, { t: 'channel', frozen: true, ...overOf(open, row) });
  line.socket.close(closeCodes.ended);
}
