/** One connection to a chat, of either side: what it knows, and how it speaks. Frames and looks are done one after the other. */
import type { WebSocket } from 'ws';
import type { Limits } from '../../types/limits.ts';
import type { Session } from '../auth/session.ts';
import type { Broadcasts } from '../platform/broadcasts/broadcasts.ts';
import type { World } from '../platform/world/world.ts';
import type { ChannelRow } from './channel.ts';
import type { ChatRole } from './chat-message.ts';
import { closeCodes } from './close-codes.ts';

export type SocketHost = {
  world: World;
  broadcasts: Broadcasts;
  limits: Limits['chat'];
  /** A keyed index of the network address. */
  from: string;
  /** The live session of an agent, by its token and the cookie that came with the connection. */
  agentBy(token: string): Promise<Session | undefined>;
  /** Whether it is still live. */
  isLive(session: Pick<Session, 'uuid'>): Promise<boolean>;
  /** Hears of what went wrong here. */
  report(error: unknown): void;
};

/** A connection that has said hello. */
export type Open = {
  channel: string;
  orgCode: string;
  role: ChatRole;
  /** Set for an agent. */
  session?: Session;
  /** What the connection ends with: the session of an agent, or of a borrower who was signed in when the chat began. */
  within?: { uuid: string; account: string };
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The number of the latest message that it has. */
  sent: number;
  /** How the chat stood when the other end was last told. */
  told: { agent: string; position: number; read: number; away: boolean };
  key?: Uint8Array;
  /** The chat's row as it was last seen, while it waits: others before it may have left since. */
  waits?: ChannelRow | undefined;
  /** When the borrower's sign of life was last written down. */
  noted?: number;
  /** What the borrower was last said to read. */
  language?: string;
  /** What agents are called, as far as this connection has said it. */
  names: Map<string, string>;
  /** What was last heard of the other's typing, still sealed. */
  whispered?: string;
};

/** As much of a WebSocket as a connection needs: the sandbox plays a provider over one that is none. */
export type ChatSocket = Pick<WebSocket, 'OPEN' | 'readyState' | 'bufferedAmount'> & {
  send(text: string): void;
  close(code?: number): void;
  ping(): void;
  terminate(): void;
  on(event: 'message', hear: (data: Buffer, isBinary: boolean) => void): unknown;
  on(event: 'pong' | 'close', hear: () => void): unknown;
};

export type Line = SocketHost & {
  socket: ChatSocket;
  /** Set by the first frame. */
  open?: Open;
  /** Set by the first frame of a desk. */
  desk?: { session: Session };
  work: Promise<void>;
  waiting: number;
  looks: boolean;
  faults: number;
  minute: { since: number; messages: number };
  typing: { at: number; isNothing: boolean };
  ends: Array<() => void>;
};

const mostWaiting = 200;
const mostBuffered = 1_000_000;

export function newLine(host: SocketHost, socket: ChatSocket): Line {
  const minute = { since: 0, messages: 0 };
  const typing = { at: 0, isNothing: true };
  const work = Promise.resolve();
  return { ...host, socket, work, waiting: 0, looks: false, faults: 0, minute, typing, ends: [] };
}

/** Does one thing after the other; what is too much closes the connection. */
export function inTurn(line: Line, work: () => Promise<void>): void {
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

export function say({ socket }: Line, frame: object): void {
  if (socket.readyState !== socket.OPEN) return;
  // A browser that reads nothing may not fill the server's memory.
  if (socket.bufferedAmount > mostBuffered) socket.terminate();
  else socket.send(JSON.stringify(frame));
}

/** Stops its timers, and listens no more. */
export function end({ ends }: Line): void {
  for (const one of ends.splice(0)) one();
}

/** The time of the chat is over: a borrower may ask for a fresh token once, an agent has nothing more to do here. */
export function endIfOver(line: Line): boolean {
  const { open, world, socket } = line;
  if (open && open.expiresAt > world.clock.now()) return false;
  const isAgent = open?.role === 'agent';
  if (isAgent) say(line, { t: 'channel', frozen: true, by: 'time' });
  socket.close(isAgent ? closeCodes.ended : closeCodes.token);
  return true;
}
