/** THREAT-30, FINDING-D11: a socket that drips its head or its body is closed when its time is over, not half a minute later. */
/** Covers src/server/app.ts. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { sharedTestServer } from './shared-test-server.ts';

let port: number;
const server = sharedTestServer();
beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

const body =
  'POST /identity/api/v1/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n';
const drips: [what: string, first: string, drop: string][] = [
  ['head', 'GET /healthz HTTP/1.1\r\nhost: a\r\n', 'x-a: b\r\n'],
  ['body', body, ' '],
];

test("the server waits thirty seconds for a request's head and body", () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 30_000]);
});

test.each(drips)('a %s that arrives byte by byte is cut off', async (_, first, drop) => {
  const { headersTimeout, requestTimeout } = server.app.server;
  Object.assign(server.app.server, { headersTimeout: 1_000, requestTimeout: 1_000 });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(first);
  const started = Date.now();
  const dripping = setInterval(() => socket.writable && socket.write(drop), 100);

  await once(socket, 'close');

  clearInterval(dripping);
  Object.assign(server.app.server, { headersTimeout, requestTimeout });
  expect(Date.now() - started).toBeLessThan(25_000);
});
