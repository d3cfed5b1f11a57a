/** The first frame of a connection: whose it is, and what it missed. */
import type { Session } from '../auth/session.ts';
import { uuidPattern } from '../calls/shapes.ts';
import { requireReach } from './accept-channel.ts';
import { noteAgent } from './agents.ts';
import { noteArrival } from './borrower-there.ts';
import { type ChannelRow, findChannel } from './channel.ts';
import { readChatToken } from './chat-token.ts';
import { closeCodes } from './close-codes.ts';
import { serveDesk } from './desk-line.ts';
import type { Frame } from './frame.ts';
import { keyOfLine } from './key-of-line.ts';
import { end, type Line, type Open, say } from './line.ts';
import { agentOf, awayOf, look, lookSoon, readOf } from './look.ts';
import { overOf } from './over.ts';
import { latestMessages, messagesAfter } from './read-messages.ts';
import { hearWhisper } from './whisper.ts';

type Hello = Frame & { t: 'hello' };

export async function greet(line: Line, hello: Hello): Promise<void> {
  const { socket } = line;
  const session = hello.role === 'agent' ? await line.agentBy(hello.token) : undefined;
  if (hello.role === 'agent' && !session) return socket.close(closeCodes.token);
  if (session && hello.channelId === '') return serveDesk(line, session);
  const found = session ? await byAgent(line, session, hello) : await byToken(line, hello);
  if (!found) return socket.close(closeCodes.token);
  const { row, open } = found;
  line.open = open;
  line.ends.push(
    line.notices.hear(row.uuid, (said) => (said === undefined ? lookSoon(line) : hearWhisper(line, said))),
  );
  if (socket.readyState !== socket.OPEN) return end(line);
  if (open.role === 'borrower') await noteArrival(line, open, row);
  await welcome(line, open, row, hello.lastSeq);
}

async function byToken({ world }: Line, { token, channelId }: Hello) {
  const claims = readChatToken(world.secrets, token, world.clock.now());
  const row = claims?.channel === channelId ? await findChannel(world.db, channelId) : undefined;
  return claims && row && { row, open: opened(row, { role: 'borrower', expiresAt: claims.expiresAt }) };
}

async function byAgent({ world }: Line, session: Session, { channelId }: Hello) {
  const row = uuidPattern.test(channelId) ? await findChannel(world.db, channelId) : undefined;
  try {
    const reached = requireReach(world, session.account, row);
    await noteAgent(world, world.db, session.account.uuid);
    return {
      row: reached,
      open: opened(reached, { role: 'agent', session, expiresAt: Number(reached.expires_at) }),
    };
  } catch {
    return undefined;
  }
}

type Whose = Pick<Open, 'role' | 'expiresAt'> & { session?: Session };

const opened = (row: ChannelRow, whose: Whose): Open => ({
  ...{
    channel: row.uuid,
    orgCode: row.org_code,
    sent: 0,
    told: { agent: '', position: 0, read: 0, away: false },
  },
  ...whose,
  names: new Map(),
});

async function welcome(line: Line, open: Open, row: ChannelRow, lastSeq: number): Promise<void> {
  const { world, limits } = line;
  const reading = { reader: open.role, key: await keyOfLine(line, open, row) };
  const goesOn = lastSeq > 0 && lastSeq <= row.last_seq;
  const messages = goesOn
    ? await messagesAfter(world, row, lastSeq, reading)
    : await latestMessages(world, row, { ...reading, most: limits.historyMessages });
  open.sent = messages.at(-1)?.seq ?? row.last_seq;
  const agent = await agentOf(line, open, row);
  const read = readOf(open, row);
  const away = awayOf(line, open, row);
  open.told = { agent: JSON.stringify(agent), position: 0, read, away };
  const standing = { frozen: row.state === 'ENDED', ...overOf(open, row), ...(away && { away }) };
  say(line, { t: 'welcome', seq: open.sent, ...standing, agent, read, messages });
  await look(line);
}
