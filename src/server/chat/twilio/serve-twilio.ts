/**
 * Plays Twilio for the sandbox: its library connects here, and what it does of one conversation is done to one of our own chats,
 * which the desk answers. Nothing of a conversation is kept here.
 */
import type { WebSocket } from 'ws';
import type { World } from '../../platform/world/world.ts';
import type { ChannelRow } from '../channel.ts';
import type { ChatSocket } from '../line.ts';
import { deskClosed, hearDesk } from './hear-desk.ts';
import { decodePacket } from './packet.ts';
import { pairedSocket } from './paired-socket.ts';
import { takePacket } from './take-packet.ts';
import type { TwilioLine } from './twilio-line.ts';

/** Our own browser side pings as often: by it the server sees that a chat is over, and who is still there. */
const pingMs = 5000;

type Host = {
  world: World;
  /** Where this server is reached, as https://… */
  origin: string;
  /** Serves a connection of our own chat. */
  serve(socket: ChatSocket): void;
  /** Hears of a chat that its borrower has left. */
  left(row: ChannelRow): void;
  report(error: unknown): void;
};

export function serveTwilio({ world, origin, serve, left, report }: Host, socket: WebSocket): void {
  const desk = pairedSocket(socket, {
    hear: (frame) => hearDesk(line, frame),
    closed: (code) => deskClosed(line, code),
  });
  const line: TwilioLine = {
    ...{ world, socket, origin, desk, left },
    standing: { present: false, agentRead: 0, isOver: false, last: 0 },
    ...{ heard: new Set<string>(), change: Date.now(), waits: new Map(), timers: [] },
  };
  let work = Promise.resolve();
  socket.on('message', (data: Buffer) => {
    const packet = decodePacket(data);
    if (packet) work = work.then(() => takePacket(line, packet)).catch(report);
    else socket.close();
  });
  socket.on('close', () => {
    for (const timer of line.timers) clearTimeout(timer);
    desk.hangUp();
  });
  line.timers.push(setInterval(() => desk.say({ t: 'ping', ts: 0 }), pingMs).unref());
  serve(desk.socket);
}
