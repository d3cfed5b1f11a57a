/** The own chat's end of a provider's connection: what is said to the borrower comes out here, and lives as long as the connection does. */
import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { isRecord } from '../../../engine/facts/facts.ts';
import type { ChatSocket } from '../line.ts';

/** A frame of our own chat. */
export type Frame = { t: string } & Record<string, unknown>;
export type Paired = { socket: ChatSocket; say(frame: Frame): void; hangUp(): void };
type Hearer = { hear(frame: Frame): void; closed(code: number): void };

/** @param outer the provider's connection, whose signs of life and full buffers are this one's, too */
export function pairedSocket(outer: WebSocket, { hear, closed }: Hearer): Paired {
  const events = new EventEmitter();
  let isOpen = true;
  const close = (code = 1000) => {
    if (!isOpen) return;
    isOpen = false;
    events.emit('close');
    closed(code);
  };
  outer.on('pong', () => events.emit('pong'));
  const socket: ChatSocket = {
    OPEN: outer.OPEN,
    get readyState() {
      return isOpen ? outer.readyState : outer.CLOSED;
    },
    get bufferedAmount() {
      return outer.bufferedAmount;
    },
    send(text) {
      const frame: unknown = JSON.parse(text);
      if (isFrame(frame)) hear(frame);
    },
    close,
    terminate: () => close(),
    ping: () => outer.ping(),
    on: (event: string, heard: (...said: never[]) => void) => events.on(event, heard as () => void),
  };
  return {
    socket,
    say: (frame) => events.emit('message', Buffer.from(JSON.stringify(frame)), false),
    hangUp() {
      isOpen = false;
      events.emit('close');
    },
  };
}

const isFrame = (value: unknown): value is Frame => isRecord(value) && typeof value.t === 'string';
