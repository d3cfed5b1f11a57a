/** What an operator can see of a running server: requests, pages, parties, lines of jobs and the event loop, and never a person. */
/**
 * Covers src/server/platform/meters, src/server/http/plugins/{measure-requests,log-options}.ts, src/server/jobs/lane-states.ts,
 *   src/server/start/open-meters.ts.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { laneStates } from '../../src/server/jobs/lane-states.ts';
import { prometheusMeters } from '../../src/server/platform/meters/prometheus-meters.ts';
import { readSettings } from '../../src/server/platform/world/settings.ts';
import { freePort } from '../../src/tools/cluster/postgres.ts';
import { applications, type Borrower, register, start, submit } from './borrower.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';

let server: TestServer;
let borrower: Borrower;
let port = 0;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  server = await openTestServer({
    env: { HEARTHLINE_LOG_REQUESTS: 'on' },
    log: (line) => lines.push(JSON.parse(line)),
  });
  port = await freePort();
  server.world.meters = await prometheusMeters({ host: '127.0.0.1', port });
  server.world.meters.watch({
    pools: () => [{ pool: 'requests', used: 3, idle: 7, waiting: 2 }],
    lanes: () => laneStates(server.world),
  });
  borrower = await register(server);
});
afterAll(async () => {
  await server.world.meters?.close();
  await server.close();
});

/** The value of the series with this name and these labels; undefined where there is none. */
async function read(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  const line = text
    .split('\n')
    .find(
      (one) =>
        (one.startsWith(`${name}{`) || one.startsWith(`${name} `)) &&
        Object.entries(labels).every(([key, value]) => one.includes(`${key}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('requests are counted by method, the pattern of their route and status', async () => {
  await borrower.get(`${applications}/${borrower.uuid}/journey`);
  await new Visitor(server.app).get(`${applications}/${borrower.uuid}/journey`);
  const http_route = `${applications}/:uuid/journey`;
  const of = (http_response_status_code: string) =>
    read('http_server_request_duration_count', { http_route, http_response_status_code });
  expect(await of('200')).toBeGreaterThan(0);
  expect(await of('401')).toBe(1);
});

test('who opened a page and who sent it are counted by lender, so that one sees where borrowers leave', async () => {
  await new Visitor(server.app).post('/service-application/external/api/v1/telemetry/page-view', {
    path: '/register/property-info',
  });
  const of = (page: string, what: string) =>
    read('hearthline_pages_total', { lender: 'default', page, what });
  expect(await of('/register/property-info', 'sent')).toBe(1);
  const before = (await of('/{uuid}/start', 'sent')) ?? 0;
  expect((await submit(borrower, 'start', start)).statusCode).toBe(200);
  expect(await of('/{uuid}/start', 'sent')).toBe(before + 1);
});

test('a page that was refused, and one that no one knows, are not counted', async () => {
  expect((await submit(borrower, 'start', {})).statusCode).toBeGreaterThan(399);
  await submit(borrower, 'made-up-by-a-stranger', {});
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  expect(text).not.toContain('made-up-by-a-stranger');
});

test('parties are measured by call and outcome', async () => {
  server.world.meters?.party({ call: 'flood.determine', outcome: 'away', seconds: 19.5 });
  const labels = { call: 'flood.determine', outcome: 'away' };
  expect(await read('hearthline_party_duration_count', labels)).toBe(1);
  expect(await read('hearthline_party_duration_sum', labels)).toBe(19.5);
});

test('the lines of jobs, the pools and the event loop are looked at when someone looks', async () => {
  for (const lane of ['mail', 'parties', 'own']) {
    expect(await read('hearthline_lane_due', { lane })).toBe(0);
    expect(await read('hearthline_lane_oldest', { lane })).toBe(0);
  }
  expect(await read('db_client_connection_count', { pool: 'requests', state: 'used' })).toBe(3);
  expect(await read('db_client_connection_pending_requests', { pool: 'requests' })).toBe(2);
  await expect.poll(() => read('nodejs_eventloop_delay_p99')).toBeGreaterThan(0);
});

test('the log has a line for each request, by its route, with the process that wrote it, and names no application', async () => {
  const seen = lines.filter(({ msg }) => msg === 'request');
  expect(seen).toContainEqual(
    expect.objectContaining({
      method: 'GET',
      route: `${applications}/:uuid/journey`,
      status: 200,
      org: 'default',
      pid: process.pid,
    }),
  );
  expect(JSON.stringify(seen)).not.toContain(borrower.uuid);
  expect(JSON.stringify(seen)).not.toContain(borrower.email);
});

test.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
  [undefined, undefined],
])('HEARTHLINE_METRICS %s listens at %o', (text, at) => {
  expect(readSettings({ HEARTHLINE_METRICS: text }).metrics).toEqual(at);
});

test('a place that cannot be is a sentence', async () => {
  expect(() => readSettings({ HEARTHLINE_METRICS: 'here' })).toThrow(
    'HEARTHLINE_METRICS is "here". Write a port, or host:port, such as 0.0.0.0:9464.',
  );
  await expect(prometheusMeters({ host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 (HEARTHLINE_METRICS) cannot be listened on: EADDRINUSE.`,
  );
});
