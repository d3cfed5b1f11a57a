/** A visitor's chat as a test drives it: begun over HTTP, connected through the server's own WebSocket. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect } from 'vitest';
import type { WebSocket } from 'ws';
import { openingAt } from '../../../src/engine/hours/opening-at.ts';
import { type TestServer, Visitor } from '../harness.ts';

export const stream = '/service-omni-proxy/insecure/api/v1/stream';
export const hour = 3_600_000;

export type Said = { t: string; [key: string]: unknown };
export type Chat = { token: string; omniProxyChannelId: string };
export type Line = {
  socket: WebSocket;
  heard: Said[];
  /** The next frame of this kind that no call has given yet. */
  next(t: string): Promise<Said>;
  say(frame: object): void;
  /** The code with which the server closes it. */
  closed: Promise<number>;
};

export const visit = {
  friendlyName: 'Ann Lee',
  emailAddress: 'ann@example.com',
  pageUrl: 'https://lender.example/a?token=secret',
};

/** The hours of the chat at the default lender. */
export function openingNow({ world }: TestServer) {
  const { hours = {}, holidays = [] } = world.content.orgs.default?.org ?? {};
  return openingAt({ week: hours.OPS_CHAT ?? [], holidays }, world.clock.now());
}

/** Turns the clock to when people answer, with hours to go. */
export function toOpen(server: TestServer): void {
  const left = () => (openingNow(server).changesAt ?? 0) - server.world.clock.now();
  if (openingNow(server).isOpen && left() > 8 * hour) return;
  if (openingNow(server).isOpen) server.pass(left());
  server.pass(left() + 1000);
}

export async function begin({ app }: TestServer, more: object = {}): Promise<Chat> {
  const payload = { ...visit, ...more };
  const answer = await new Visitor(app).send({
    ...{ method: 'POST', url: `${stream}/init-web-chat`, payload },
    remoteAddress: `10.1.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

export async function connect({ app }: TestServer, headers: Record<string, string> = {}): Promise<Line> {
  const heard: Said[] = [];
  const waiting: Array<() => void> = [];
  const hear = (data: Buffer) => {
    heard.push(JSON.parse(data.toString()));
    for (const wake of waiting.splice(0)) wake();
  };
  // What Fastify asks of a request's socket.
  const context = { headers: { host: 'localhost', ...headers }, socket: { remoteAddress: '127.0.0.1' } };
  const socket = await app.injectWS(`${stream}/socket`, context as Partial<IncomingMessage>, {
    onInit: (fresh) => fresh.on('message', hear),
  });
  const closed = once(socket, 'close').then(([code]) => code as number);
  const given = new Set<Said>();
  const next = async (t: string): Promise<Said> => {
    for (;;) {
      const found = heard.find((one) => one.t === t && !given.has(one));
      if (found) {
        given.add(found);
        return found;
      }
      await new Promise<void>((wake) => waiting.push(wake));
    }
  };
  return { socket, heard, next, closed, say: (frame) => socket.send(JSON.stringify(frame)) };
}

/** Connects and says hello; `welcome` is the answer. */
export async function join(server: TestServer, { token, omniProxyChannelId: channelId }: Chat, lastSeq = 0) {
  const line = await connect(server);
  line.say({ t: 'hello', token, channelId, lastSeq });
  return { ...line, welcome: await line.next('welcome') };
}

export const texts = (messages: unknown) => (messages as { text: string }[]).map(({ text }) => text);
