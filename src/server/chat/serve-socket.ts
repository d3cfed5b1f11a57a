/**
 * One connection of a borrower to their chat. What it sends stands in the log: a notice only says to look, so nothing is
 * lost between two servers, sent twice, or out of order. The borrower never learns who answers.
 */
import type { WebSocket } from 'ws';
import type { Limits } from '../../types/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import { hours, seconds } from '../facts/limits-of.ts';
import type { Notices } from '../notices/notices.ts';
import type { World } from '../world/world.ts';
import { appendMessage } from './append-message.ts';
import { type ChannelRow, findChannel } from './channel.ts';
import { readChatToken } from './chat-token.ts';
import { closeCodes } from './close-codes.ts';
import { type Frame, readFrame } from './frame.ts';
import { queuePosition } from './queue-position.ts';
import { latestMessages, messagesAfter } from './read-messages.ts';

export type SocketHost = {
  world: World;
  notices: Notices;
  limits: Limits['chat'];
  /** Hears of what went wrong here. */
  report(error: unknown): void;
};

type Line = SocketHost & {
  socket: WebSocket;
  /** Set by the first frame. */
  open?: { channel: string; expiresAt: number; sent: number; present: boolean; position: number };
  /** Frames and looks, one after the other. */
  work: Promise<void>;
  waiting: number;
  looks: boolean;
  faults: number;
  minute: { since: number; messages: number };
  ends: Array<() => void>;
};

const mostWaiting = 200;
const mostFaults = 5;
const mostBuffered = 1_000_000;
const page = 200;

export function serveSocket(host: SocketHost, socket: WebSocket): void {
  const { limits } = host;
  const line: Line = {
    ...{ ...host, socket, work: Promise.resolve(), waiting: 0, looks: false, faults: 0, ends: [] },
    minute: { since: 0, messages: 0 },
  };
  let silence: NodeJS.Timeout | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.close(closeCodes.silence), seconds(limits.silenceSeconds)).unref();
  };
  const hello = setTimeout(() => {
    if (!line.open) socket.close(closeCodes.token);
  }, seconds(limits.helloSeconds)).unref();
  const lifetime = setTimeout(() => socket.close(closeCodes.lifetime), hours(limits.socketHours)).unref();
  line.ends.push(() => {
    for (const timer of [silence, hello, lifetime]) clearTimeout(timer);
  });
  heard();
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    heard();
    inTurn(line, () => receive(line, isBinary ? undefined : readFrame(data)));
  });
  socket.on('close', () => end(line));
}

/** Stops its timers, and listens no more. */
function end({ ends }: Line): void {
  for (const one of ends.splice(0)) one();
}

/** Does one thing after the other; what is too much closes the connection. */
function inTurn(line: Line, work: () => Promise<void>): void {
  line.waiting += 1;
  if (line.waiting > mostWaiting) line.socket.close(closeCodes.flood);
  line.work = line.work
    .then(() => (line.socket.readyState === line.socket.OPEN ? work() : undefined))
    .catch((error) => {
      line.report(error);
      say(line, { t: 'error', code: 'LATER' });
    })
    .finally(() => {
      line.waiting -= 1;
    });
}

async function receive(line: Line, frame: Frame | undefined): Promise<void> {
  if (!frame || (frame.t === 'hello') === (line.open !== undefined)) return fault(line);
  if (frame.t === 'hello') return greet(line, frame);
  if (isOver(line)) return line.socket.close(closeCodes.token);
  if (frame.t === 'ping') return say(line, { t: 'pong', ts: frame.ts });
  if (frame.t === 'read') return noteRead(line, frame.seq);
  return take(line, frame);
}

function fault(line: Line): void {
  line.faults += 1;
  if (!line.open) line.socket.close(closeCodes.token);
  else if (line.faults > mostFaults) line.socket.close(closeCodes.frame);
  else say(line, { t: 'error', code: 'FRAME', message: 'This is no frame of a chat.' });
}

const isOver = ({ open, world }: Line) => (open?.expiresAt ?? 0) <= world.clock.now();

async function greet(line: Line, { token, channelId, lastSeq }: Frame & { t: 'hello' }): Promise<void> {
  const { world, socket, notices, limits } = line;
  const claims = readChatToken(world.secrets, token, world.clock.now());
  const row = claims?.channel === channelId ? await findChannel(world.db, channelId) : undefined;
  if (!claims || !row) return socket.close(closeCodes.token);
  line.open = { channel: row.uuid, expiresAt: claims.expiresAt, sent: 0, present: false, position: 0 };
  line.ends.push(notices.hear(row.uuid, () => lookSoon(line)));
  if (socket.readyState !== socket.OPEN) return end(line);
  const goesOn = lastSeq > 0 && lastSeq <= row.last_seq;
  const messages = goesOn
    ? await messagesAfter(world, row, lastSeq, page)
    : await latestMessages(world, row, limits.historyMessages);
  line.open.sent = messages.at(-1)?.seq ?? row.last_seq;
  line.open.present = row.state === 'LIVE';
  const { sent: seq, present } = line.open;
  say(line, { t: 'welcome', seq, frozen: row.state === 'ENDED', agent: { present }, messages });
  await look(line);
}

/** However many notices come meanwhile, one look follows. */
function lookSoon(line: Line): void {
  if (line.looks) return;
  line.looks = true;
  inTurn(line, () => {
    line.looks = false;
    return look(line);
  });
}

/** Sends what stands in the log and has not been sent, and how the chat stands. */
async function look(line: Line): Promise<void> {
  const { open, world, socket } = line;
  if (!open) return;
  if (isOver(line)) return socket.close(closeCodes.token);
  const row = await findChannel(world.db, open.channel);
  if (!row) return socket.close(closeCodes.token);
  while (open.sent < row.last_seq) {
    const messages = await messagesAfter(world, row, open.sent, page);
    for (const message of messages) say(line, { t: 'message', message });
    open.sent = messages.at(-1)?.seq ?? row.last_seq;
  }
  await tellStanding(line, open, row);
}

async function tellStanding(line: Line, open: NonNullable<Line['open']>, row: ChannelRow): Promise<void> {
  const present = row.state === 'LIVE';
  if (present !== open.present) say(line, { t: 'agent', present });
  open.present = present;
  const position = row.state === 'WAITING' ? await queuePosition(line.world, row) : 0;
  if (position !== open.position && position > 0) say(line, { t: 'queue', position });
  open.position = position;
  if (row.state !== 'ENDED') return;
  say(line, { t: 'channel', frozen: true });
  line.socket.close(closeCodes.ended);
}

async function take(line: Line, { clientId, text, files }: Frame & { t: 'send' }): Promise<void> {
  const refused = refusalOf(line, text, files);
  if (refused) return say(line, { t: 'nack', clientId, ...refused });
  const { open, world, notices } = line;
  const channel = open?.channel ?? '';
  try {
    const { id, seq } = await appendMessage(world, channel, { role: 'borrower', clientId, text });
    say(line, { t: 'ack', clientId, id, seq });
    notices.tell(channel);
  } catch (error) {
    const isEnded = error instanceof Refusal && error.status === 410;
    if (!isEnded) line.report(error);
    const why = isEnded ? ended : later;
    say(line, { t: 'nack', clientId, ...why });
  }
}

const ended = { code: 'ENDED', message: 'The chat is over.' };
const later = { code: 'LATER', message: 'Send it again.' };

function refusalOf(line: Line, text: string, files: readonly unknown[]) {
  const { limits, minute, world } = line;
  if (files.length > 0) return { code: 'FILES', message: 'This chat takes no files.' };
  if (text.trim() === '') return { code: 'EMPTY', message: 'There is nothing to send.' };
  if (text.length > limits.messageCharacters) return { code: 'SIZE', message: 'The message is too long.' };
  const now = world.clock.now();
  if (now - minute.since >= seconds(60)) Object.assign(minute, { since: now, messages: 0 });
  minute.messages += 1;
  if (minute.messages > limits.messagesPerMinute) return { code: 'RATE', message: 'Too many messages.' };
  return undefined;
}

async function noteRead({ open, world }: Line, seq: number): Promise<void> {
  await world.db
    .updateTable('chat_channels')
    .set({ read_seq: seq })
    .where('uuid', '=', open?.channel ?? '')
    .where('read_seq', '<', seq)
    .where('last_seq', '>=', seq)
    .execute();
}

function say({ socket }: Line, frame: object): void {
  if (socket.readyState !== socket.OPEN) return;
  // A browser that reads nothing may not fill the server's memory.
  if (socket.bufferedAmount > mostBuffered) socket.terminate();
  else socket.send(JSON.stringify(frame));
}
