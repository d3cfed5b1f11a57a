/** The first frame of a connection: whose it is, and what it missed. */
import type { Session } from '../auth/session.ts';
import { uuidPattern } from '../platform/shapes.ts';
import { requireReach } from './accept-channel.ts';
import { noteAgent } from './agents.ts';
import { noteArrival } from './borrower-there.ts';
import { type ChannelRow, findChannel } from './channel.ts';
import { channelOfToken } from './channel-of-token.ts';
import { closeCodes } from './close-codes.ts';
import { serveDesk } from './desk-line.ts';
import { endWith, withinOf } from './end-with.ts';
import type { Frame } from './frame.ts';
import { keyOfLine } from './key-of-line.ts';
import { end, type Line, type Open, say } from './line.ts';
import { agentOf, awayOf, look, lookSoon, readOf } from './look.ts';
import { noteChatRead } from './note-chat-read.ts';
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
  if (open.within) endWith(line, open.within);
  line.ends.push(
    line.broadcasts.hear(row.uuid, (said) => (said === undefined ? lookSoon(line) : hearWhisper(line, said))),
  );
  if (socket.readyState !== socket.OPEN) return end(line);
  if (open.role === 'borrower') await noteArrival(line, open, row);
  await welcome(line, open, row, hello.lastSeq);
}

async function byToken({ world }: Line, { token, channelId }: Hello) {
  const found = await channelOfToken(world, token);
  if (found?.row.uuid !== channelId) return undefined;
  const { claims, row } = found;
  const { session_uuid: uuid, owner_uuid: account } = row;
  const within = uuid && account ? { within: { uuid, account } } : {};
  return { row, open: opened(row, { role: 'borrower', expiresAt: claims.expiresAt, ...within }) };
}

async function byAgent({ world }: Line, session: Session, { channelId }: Hello) {
  const row = uuidPattern.test(channelId) ? await findChannel(world.db, channelId) : undefined;
  try {
    const reached = await requireReach(world, session.account, row);
    const expiresAt = Number(reached.expires_at);
    await noteAgent(world, world.db, session.account.uuid);
    await noteChatRead(world, session.account, reached);
    return {
      row: reached,
      open: opened(reached, { role: 'agent', session, within: withinOf(session), expiresAt }),
    };
  } catch {
    return undefined;
  }
}

type Whose = Pick<Open, 'role' | 'expiresAt' | 'session' | 'within'>;

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
