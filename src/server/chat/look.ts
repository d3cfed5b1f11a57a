/** Sends what stands in the log and has not been sent, and how the chat stands. */
import { reviewerNames } from '../desk/reviewer-names.ts';
import { type ChannelRow, findChannel } from './channel.ts';
import { closeCodes } from './close-codes.ts';
import { endIfOver, inTurn, type Line, type Open, say } from './line.ts';
import { queuePosition } from './queue-position.ts';
import { messagesAfter } from './read-messages.ts';

/** However many notices come meanwhile, one look follows. */
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
    const messages = await messagesAfter(world, row, open.sent, { reader: open.role });
    for (const message of messages) say(line, { t: 'message', message });
    open.sent = messages.at(-1)?.seq ?? row.last_seq;
  }
  await tellStanding(line, open, row);
}

/** Who answers: a borrower learns that there is an agent, an agent learns which. */
export async function agentOf({ world }: Line, { role, session }: Open, row: ChannelRow) {
  const present = row.state === 'LIVE';
  if (role === 'borrower') return { present };
  const isMine = present && row.agent_uuid === session?.account.uuid;
  const name = (await reviewerNames(world, [row.agent_uuid])).get(row.agent_uuid ?? '');
  return { present, isMine, ...(name && { name }) };
}

/** How far the other side has read. */
export const readOf = ({ role }: Open, { read_seq, agent_read_seq }: ChannelRow) =>
  role === 'borrower' ? agent_read_seq : read_seq;

async function tellStanding(line: Line, open: Open, row: ChannelRow): Promise<void> {
  const { told } = open;
  const agent = await agentOf(line, open, row);
  if (JSON.stringify(agent) !== told.agent) say(line, { t: 'agent', ...agent });
  const position = row.state === 'WAITING' ? await queuePosition(line.world, row) : 0;
  if (position !== told.position && position > 0) say(line, { t: 'queue', position });
  const read = readOf(open, row);
  if (read !== told.read) say(line, { t: 'read', seq: read });
  open.told = { agent: JSON.stringify(agent), position, read };
  if (row.state !== 'ENDED') return;
  say(line, { t: 'channel', frozen: true });
  line.socket.close(closeCodes.ended);
}
