/** A visitor who chats over the server's own socket, as the widget does, for stories about the people who answer. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Client } from '../src/tools/journey/client.ts';
import { openClient } from '../src/tools/journey/client.ts';

const stream = '/service-omni-proxy/insecure/api/v1/stream';
const hour = 3_600_000;
const patienceMs = 45_000;

type Said = { t: string; [key: string]: unknown };
export type ChatVisitor = {
  token: string;
  channelId: string;
  heard: Said[];
  say(frame: object): void;
  /** Waits until a frame of this kind has come that holds; throws after 45 seconds without one. */
  until(t: string, holds?: (frame: Said) => boolean): Promise<Said>;
  close(): void;
};

/** A name that no other story has, in letters alone: eight digits in a row would be masked, and the desk would know no one of that name. */
export function someone(first: string): string {
  const letters = randomUUID().slice(0, 8);
  return `${first} ${letters.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
}

/** Turns the server's clock to an hour in which people answer the chat, with hours to go. */
export async function toOpenChat(base: string): Promise<void> {
  const client = openClient(base);
  for (let turns = 0; turns < 24 * 14; turns += 4) {
    if ((await isOpen(client)) && (await isOpenIn(client))) return;
    await client.expect('POST', '/sandbox/clock', { ms: 4 * hour });
  }
  throw new Error('The chat does not open in two weeks.');
}

async function isOpen(client: Client): Promise<boolean> {
  const path = '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus';
  return (await client.send('GET', path)).body === true;
}

/** Whether it stays open for the length of a story: the clock is an hour later afterwards. */
async function isOpenIn(client: Client): Promise<boolean> {
  await client.expect('POST', '/sandbox/clock', { ms: hour });
  return isOpen(client);
}

/** Begins a chat and connects. @param client signed in, or a stranger */
export async function chatVisitor(client: Client, more: object = {}): Promise<ChatVisitor> {
  const begun = await client.expect('POST', `${stream}/init-web-chat`, {
    ...{
      friendlyName: 'Ann Lee',
      emailAddress: 'ann@example.com',
      pageUrl: `${client.base}/account/heloc/a`,
    },
    ...more,
  });
  const { token, omniProxyChannelId: channelId } = begun as { token: string; omniProxyChannelId: string };
  const socket = new WebSocket(`${client.base.replace(/^http/, 'ws')}${stream}/socket`);
  const heard: Said[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()));
    for (const wake of waiting) wake();
  });
  await once(socket, 'open');
  const say = (frame: object) => socket.send(JSON.stringify(frame));
  say({ t: 'hello', token, channelId, lastSeq: 0 });
  const until: ChatVisitor['until'] = async (t, holds = () => true) => {
    for (const end = Date.now() + patienceMs; ; ) {
      const found = heard.findLast((frame) => frame.t === t && holds(frame));
      if (found) return found;
      if (Date.now() > end) throw new Error(`No such "${t}" came; heard: ${JSON.stringify(heard.slice(-5))}`);
      await new Promise<void>((done) => {
        const wake = () => {
          waiting.delete(wake);
          clearTimeout(timer);
          done();
        };
        const timer = setTimeout(wake, patienceMs);
        waiting.add(wake);
      });
    }
  };
  await until('welcome');
  // As the widget does: a line that is silent for a minute is taken for a cut one.
  const pings = setInterval(() => say({ t: 'ping', ts: Date.now() }), 15_000);
  socket.on('close', () => clearInterval(pings));
  return { token, channelId, heard, say, until, close: () => socket.close() };
}
