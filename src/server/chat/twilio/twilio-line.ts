/** One connection that speaks Twilio's protocol for one conversation: what it knows of the chat, and how it speaks. */
import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { World } from '../../platform/world/world.ts';
import type { ChannelRow } from '../channel.ts';
import { encodePacket } from './packet.ts';
import type { Frame, Paired } from './paired-socket.ts';

/** How the chat stands, as its own line last said. Numbers of messages count from 1; 0 is none. */
export type Standing = { present: boolean; agentRead: number; isOver: boolean; last: number };

/** A chat whose token has been taken. */
export type Joined = { uuid: string; sid: string; expiresAt: number };

export type TwilioLine = {
  world: World;
  socket: WebSocket;
  /** Where this server is reached: media have addresses. */
  origin: string;
  desk: Paired;
  /** Hears of the chat that its borrower has left. */
  left(row: ChannelRow): void;
  joined?: Joined;
  standing: Standing;
  /** The objects whose changes the library hears of. */
  heard: Set<string>;
  /** Numbers changes: each later one is greater, on a later connection, too. */
  change: number;
  /** What waits for an answer of the own chat: by the sender's identifier of a message, or by the kind of frame. */
  waits: Map<string, (frame: Frame) => void>;
  timers: NodeJS.Timeout[];
};

/** Whom the borrower and whoever answers are to the library. */
export const people = { borrower: 'borrower', agent: 'agent' } as const;

export function nextChange(line: TwilioLine): number {
  line.change = Math.max(line.change + 1, Date.now());
  return line.change;
}

export function sendPacket(
  { socket }: TwilioLine,
  header: { id?: string; method: string },
  payload?: unknown,
) {
  if (socket.readyState !== socket.OPEN) return;
  socket.send(encodePacket({ id: `TM${randomUUID()}`, ...header }, payload));
}

/** What the library hears without having asked. @param type as its rooms of events name it */
export function notify(line: TwilioLine, type: string, payload: unknown): void {
  sendPacket(line, { method: 'notification', ...{ message_type: type } }, payload);
}
