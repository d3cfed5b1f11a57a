/** The stream's server as a test plays it: every connection that a provider opens, what came over it, and what to say. */

import type { ProviderEvent } from '../../src/web/chat/port/chat-provider.ts';
import type { OpenSocket } from '../../src/web/chat/providers/stream/open-socket.ts';
import { createStreamProvider } from '../../src/web/chat/providers/stream/stream-provider.ts';
import type { Call } from '../../src/web/platform/api/transport/build-request.ts';
import { testGround } from './test-ground.ts';

export type FakeSocket = {
  /** The frames that the provider sent. */
  heard: Record<string, unknown>[];
  isClosed: boolean;
  opens(): void;
  says(frame: object): void;
  /** The server closes it, or the network does. */
  drops(code?: number): void;
};

export const session = {
  ...{ token: 'token-1', omniProxyChannelId: 'channel', conversationSid: 'channel' },
  expiration: 21_600_000,
};

export const message = (seq: number, more: object = {}) => ({
  ...{ id: `m${seq}`, clientId: `c${seq}`, seq, role: 'agent', text: `No. ${seq}` },
  ...{ at: '2026-11-23T10:00:00.000Z', files: [], ...more },
});

export const welcome = (messages: object[] = [], more: object = {}) => ({
  ...{ t: 'welcome', seq: messages.length, frozen: false, agent: { present: false }, messages, ...more },
});

/** @param answer what the server answers to a call; a number is the status of a refusal */
export function fakeStream(answer?: (call: Call) => unknown) {
  const sockets: FakeSocket[] = [];
  const events: ProviderEvent[] = [];
  const wakes = new Set<() => void>();
  const { ground, calls, clock } = testGround(answer);
  const open: OpenSocket = (_path, ears) => {
    const socket: FakeSocket & { isOpen: boolean } = {
      ...{ heard: [], isClosed: false, isOpen: false },
      opens() {
        socket.isOpen = true;
        ears.opened();
      },
      says: (frame) => ears.said(JSON.stringify(frame)),
      drops(code = 1006) {
        socket.isOpen = false;
        ears.closed(code);
      },
    };
    sockets.push(socket);
    return {
      say(text) {
        if (!socket.isOpen || socket.isClosed) return false;
        socket.heard.push(JSON.parse(text));
        return true;
      },
      close() {
        socket.isClosed = true;
      },
    };
  };
  const provider = createStreamProvider(ground, {
    open,
    wakes: (wake) => {
      wakes.add(wake);
      return () => void wakes.delete(wake);
    },
  });
  provider.subscribe((event) => events.push(event));
  return {
    ...{ provider, sockets, calls, events, clock },
    latest: () => sockets.at(-1) as FakeSocket,
    /** The browser has its network back, or its tab is seen again. */
    wake: () => {
      for (const one of [...wakes]) one();
    },
    /** Connects for the first time, and is welcomed. */
    async join(...said: Parameters<typeof welcome>) {
      const done = provider.resume(session, new AbortController().signal);
      const [socket] = sockets as [FakeSocket];
      socket.opens();
      socket.says(welcome(...said));
      await done;
      return socket;
    },
  };
}
