/**
 * Many open chats on a running server, in which little is said, as on a busy morning: how long a message takes each way, and
 * what a chat costs. Each visitor comes from an address of their own, as the server counts by address.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import WebSocket from 'ws';
import { type Client, openClient } from './client.ts';
import { cpuOf } from './load.ts';
import type { RunningServer } from './start-server.ts';

export type ChatFigures = {
  /** Milliseconds from a borrower's message to its acknowledgement, and from an agent's call to the borrower's screen. */
  inward: Times;
  outward: Times;
  /** Kilobytes of the server's memory for each open chat. */
  memoryEach: number;
  /** Processor milliseconds of the server a second: while nothing is said, and while it is. */
  cpuIdle: number;
  cpuBusy: number;
  /** Messages that did not come within ten seconds. */
  lost: number;
};
export type Times = { median: number; p99: number };

type Chat = { id: string; socket: WebSocket; heard: Map<string, () => void> };

const stream = '/service-omni-proxy/insecure/api/v1/stream';
const desk = '/service-desk/secure/api/v1/chat';
const patienceMs = 10_000;
let replies = 0;
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** @param options so many chats; messages a second in each direction, over all chats; for so many milliseconds */
export async function chatLoad(
  server: RunningServer,
  { chats = 500, perSecond = 5, forMs = 30_000 } = {},
): Promise<ChatFigures> {
  const agent = await agentInHours(server.base);
  const memoryBefore = memoryOf(server.child.pid);
  const open: Chat[] = [];
  for (let from = 0; from < chats; from += 20)
    open.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, chats - from) }, (_, index) => join(server.base, from + index)),
      )),
    );
  const stopPings = keepAlive(open);
  const answered = open.slice(0, Math.min(50, chats));
  for (const { id } of answered) await agent.expect('POST', `${desk}/${id}/accept`, {});
  const memoryEach = (memoryOf(server.child.pid) - memoryBefore) / chats;
  const cpuIdle = await cpuDuring(server, () => pause(5000));
  const [inward, outward]: [number[], number[]] = [[], []];
  const cpuBusy = await cpuDuring(server, async () => {
    const until = performance.now() + forMs;
    const sent: Promise<unknown>[] = [];
    for (let count = 0; performance.now() < until; count += 1) {
      sent.push(timed(inward, () => write(open[(count * 7) % open.length] as Chat)));
      sent.push(timed(outward, () => reply(agent, answered[count % answered.length] as Chat)));
      await pause(1000 / perSecond);
    }
    await Promise.all(sent);
  });
  stopPings();
  for (const { socket } of open) socket.terminate();
  const lost = [...inward, ...outward].filter((ms) => ms >= patienceMs).length;
  return { inward: timesOf(inward), outward: timesOf(outward), memoryEach, cpuIdle, cpuBusy, lost };
}

/** Turns the clock to when people answer, and signs one of them in. */
async function agentInHours(base: string): Promise<Client> {
  const client = openClient(base);
  const status = '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus';
  const key = () => ({ 'idempotency-key': randomUUID() });
  while ((await client.send('GET', status)).body !== true)
    await client.expect('POST', '/sandbox/clock', { ms: 3_600_000 }, key());
  const login = { email: `bench-${randomUUID()}@example.com`, password: 'four random words here' };
  await client.expect('POST', '/sandbox/reviewers', login, key());
  await client.expect('POST', '/identity/api/v1/login', { ...login, code: '000000' });
  return client;
}

/** Begins a chat and connects to it. */
async function join(base: string, number: number): Promise<Chat> {
  const localAddress = `127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`;
  const { token, omniProxyChannelId: id } = await begin(base, localAddress);
  const socket = new WebSocket(`${base.replace('http', 'ws')}${stream}/socket`, {
    origin: base,
    localAddress,
  });
  const heard = new Map<string, () => void>();
  socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', token, channelId: id, lastSeq: 0 })));
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data));
    heard.get(frame.t === 'message' ? frame.message.text : `${frame.t} ${frame.clientId ?? ''}`)?.();
  });
  await new Promise<void>((done, failed) => {
    heard.set('welcome ', done);
    socket.on('error', failed);
    socket.on('close', (code) => failed(new Error(`The server closed a chat: ${code}`)));
  });
  return { id, socket, heard };
}

function begin(base: string, localAddress: string): Promise<{ token: string; omniProxyChannelId: string }> {
  const body = JSON.stringify({
    ...{ friendlyName: 'Ann Lee', emailAddress: 'ann@example.com', pageUrl: base },
  });
  const headers = { 'content-type': 'application/json', 'x-org': 'default', 'idempotency-key': randomUUID() };
  return new Promise((done, failed) => {
    const options = { method: 'POST', headers: { ...headers, origin: base }, localAddress };
    const call = request(`${base}${stream}/init-web-chat`, options, async (answer) => {
      const text = (await answer.setEncoding('utf8').toArray()).join('');
      if (answer.statusCode === 200) done(JSON.parse(text));
      else failed(new Error(`A chat was answered ${answer.statusCode}: ${text}`));
    });
    call.on('error', failed);
    call.end(body);
  });
}

/** As often as a browser does. */
function keepAlive(open: readonly Chat[]): () => void {
  const timer = setInterval(() => {
    for (const { socket } of open) socket.send(JSON.stringify({ t: 'ping', ts: 1 }));
  }, 10_000);
  return () => clearInterval(timer);
}

function write({ socket, heard }: Chat): Promise<void> {
  const clientId = randomUUID();
  return until(heard, `ack ${clientId}`, () =>
    socket.send(JSON.stringify({ t: 'send', clientId, text: 'Is the rate fixed?', files: [] })),
  );
}

function reply(agent: Client, { id, heard }: Chat): Promise<void> {
  // A number of nine digits, as an identifier may have, would come back masked.
  replies += 1;
  const text = `It is (${replies})`;
  return until(heard, text, () =>
    agent.expect('POST', `${desk}/${id}/messages`, { clientId: randomUUID(), text }),
  );
}

/** Done when it is heard, or when patience is over. */
async function until(heard: Chat['heard'], what: string, act: () => unknown): Promise<void> {
  const came = new Promise<void>((done) => heard.set(what, done));
  await act();
  await Promise.race([came, pause(patienceMs)]);
  heard.delete(what);
}

async function timed(times: number[], work: () => Promise<void>): Promise<void> {
  const from = performance.now();
  await work();
  times.push(performance.now() - from);
}

async function cpuDuring({ child }: RunningServer, work: () => Promise<unknown>): Promise<number> {
  const [before, from] = [cpuOf(child.pid), performance.now()];
  await work();
  return ((cpuOf(child.pid) - before) / (performance.now() - from)) * 1000;
}

function timesOf(times: number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}

/** Kilobytes in use; NaN without /proc. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return Number.NaN;
  }
}
