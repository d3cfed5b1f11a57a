/** ASVS 4.2.1: what a stranger puts on the wire is read in one way or refused, and raises no one's alarm. */
/** Covers src/server/app.ts, src/server/http/plugins/refuse-unclear.ts, src/server/http/plugins/answer-error.ts. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Route } from '../../src/server/http/calls/route.ts';
import { CallError } from '../../src/server/platform/errors/call-error.ts';
import { Refusal } from '../../src/server/platform/errors/refusal.ts';
import { says } from '../../src/server/platform/language/said.ts';
import { sharedTestServer } from './shared-test-server.ts';

const throwing = (path: string, fault: () => Error): Route => ({
  method: 'GET',
  path,
  summary: 'A route of this test',
  answers: { 204: {} },
  actors: 'anyone',
  handler: async () => {
    throw fault();
  },
});

const lines: { level: number; msg: string }[] = [];
let port: number;
const server = sharedTestServer({
  log: (line) => lines.push(JSON.parse(line)),
  moreRoutes: () => [
    throwing('/busy', () => new Refusal(503, [says('file.busy')])),
    throwing('/unready', () => new CallError(503, 'The disk is full.')),
    throwing('/broken', () => new Error('Our own fault.')),
  ],
});
beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
beforeEach(() => lines.splice(0));

const alarms = () => lines.filter(({ level }) => level >= 50).map(({ msg }) => msg);

const patienceMs = 20_000;

/** All that the server answers to these bytes until it closes the connection, which it must. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (part) => {
    heard += part;
  });
  const late = setTimeout(() => {
    heard = `left open after ${heard}`;
    socket.destroy();
  }, patienceMs);
  socket.end(bytes);
  await once(socket, 'close');
  clearTimeout(late);
  return heard;
}

const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n';
const stream = '/service-omni-proxy/insecure/api/v1/stream/socket';
const asked = (path: string, headers: string) =>
  `GET ${path} HTTP/1.1\r\nhost: a\r\n${headers}${upgrade}sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
const unclear: [what: string, bytes: string][] = [
  ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n'],
  ['the same host twice', 'GET /healthz HTTP/1.1\r\nhost: a\r\nHost: a\r\n\r\n'],
  ['two hosts under a path of nobody', 'GET /nowhere HTTP/1.1\r\nHOST: a\r\nhost: b\r\n\r\n'],
  ['two hosts and a path that cannot be read', 'GET /%zz HTTP/1.1\r\nHOST: a\r\nhost: b\r\n\r\n'],
  ['two hosts for a socket', asked(stream, 'host: b\r\n')],
  ['HTTP/0.9', 'GET /healthz\r\n\r\n'],
];

test.each(unclear)('%s: 400, and nothing is served', async (_, bytes) => {
  expect(await answerTo(bytes)).toMatch(/^HTTP\/1\.1 400 /);
  expect(alarms()).toEqual([]);
});

const refusedSockets: [what: string, bytes: string, status: RegExp][] = [
  ['another site', asked(stream, 'origin: https://evil.example\r\n'), / 403 /],
  ['nobody', asked('/healthz/nowhere', ''), / 404 /],
  ['a path that cannot be read', asked('/%zz', ''), / (302|404) /],
];

test.each(refusedSockets)(
  'a WebSocket of %s is refused and its connection closed',
  async (_, bytes, status) => {
    expect(await answerTo(bytes)).toMatch(status);
    expect(alarms()).toEqual([]);
  },
);

test('one host is served, and HTTP/1.0 without any', async () => {
  expect(await answerTo('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toMatch(/ 200 /);
  expect(await answerTo('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/ 200 /);
});

test('who hangs up with requests in the pipe raises no alarm', async () => {
  const one = 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n';
  for (let round = 0; round < 20; round += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(one.repeat(200));
    socket.resetAndDestroy();
  }
  await new Promise((resume) => setTimeout(resume, 500));
  expect(alarms()).toEqual([]);
});

test('a frame that is too long, or none at all, closes its connection and raises no alarm', async () => {
  const long = new WebSocket(`ws://127.0.0.1:${port}${stream}`);
  await once(long, 'open');
  long.send('x'.repeat(70 * 1024));
  const [code] = await once(long, 'close');
  expect(code).toBe(1009);

  const odd = connect(port, '127.0.0.1');
  odd.on('error', () => undefined);
  odd.write(asked(stream, ''));
  await once(odd, 'data');
  odd.write(Buffer.from([0xff, 0xff, 0, 0]));
  await once(odd, 'close');
  expect(alarms()).toEqual([]);
});

test('a line that is full is no alarm; our own faults and a disk that is full are', async () => {
  expect((await server.app.inject('/busy')).statusCode).toBe(503);
  expect(alarms()).toEqual([]);
  expect((await server.app.inject('/unready')).statusCode).toBe(503);
  expect((await server.app.inject('/broken')).statusCode).toBe(500);
  expect(alarms()).toEqual(['request failed', 'request failed']);
});
