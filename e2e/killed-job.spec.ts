/**
 * FAULT-20: a server is killed while its job is under way: another server, or the same one once it has started again, continues with it
 * within ten seconds, and the company that was asked gets the work once.
 */
/** Covers src/server/jobs/{presence,claims,boss-queue}.ts. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { openPresence, presenceClass } from '../src/server/jobs/presence.ts';
import { type Cluster, openCluster } from '../src/tools/cluster/postgres.ts';
import { openClient } from '../src/tools/journey/client.ts';
import { type RunningServer, startServer } from '../src/tools/journey/start-server.ts';

type Text = { to: string; id: string };
type Hook = { url: string; got: Text[]; server: Server };

let cluster: Cluster;
let mute: Hook;
let sound: Hook;
const running: RunningServer[] = [];
const key = randomBytes(32).toString('base64');
const withinMs = 10_000;

/** The service of text messages: a mute one takes each and answers none. */
async function openHook(isMute: boolean): Promise<Hook> {
  const got: Text[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    got.push(JSON.parse(Buffer.concat(parts).toString('utf8')));
    if (!isMute) response.writeHead(202).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, got, server };
}

async function start({ url }: Hook): Promise<RunningServer> {
  const env = { DATABASE_URL: cluster.url(), HEARTHLINE_MASTER_KEY: key, SMS_WEBHOOK_URL: url };
  const folder = running[0] ? { dataDir: running[0].dataDir } : {};
  const server = await startServer({ env, ...folder, readyWithinMs: 300_000 });
  running.push(server);
  return server;
}

let phones = 0;
async function askCode({ base }: RunningServer): Promise<void> {
  phones += 1;
  const phone = `+1202555010${phones}`;
  await openClient(base).expect('POST', '/identity/api/v1/otp', { phone });
}

const active = () =>
  cluster.ask<{ id: string }>(`select data -> 'data' ->> 'uuid' as id from pgboss.job
    where state = 'active' and data ->> 'job' = 'deliver-message'`);

test.beforeAll(async () => {
  cluster = await openCluster();
  await cluster.start();
  [mute, sound] = await Promise.all([openHook(true), openHook(false)]);
});
test.afterAll(async () => {
  for (const server of running) await server.stop();
  for (const server of running) await server.remove();
  for (const hook of [mute, sound]) hook?.server.closeAllConnections();
  for (const hook of [mute, sound]) hook?.server.close();
  await cluster?.remove();
});

test('a server that is started again goes on with the job that it had begun', async () => {
  const killed = await start(mute);
  await askCode(killed);
  await expect.poll(() => mute.got.length).toBe(1);
  await killed.stop('SIGKILL');
  expect(await active()).toEqual([{ id: mute.got[0]?.id }]);

  const again = await start(sound);
  await expect.poll(() => sound.got, { timeout: withinMs }).toEqual(mute.got);
  await again.stop();
});

test('another server goes on with the job of a killed one, once, and leaves alone what the living do', async () => {
  mute.got.length = 0;
  sound.got.length = 0;
  const [killed, other] = [await start(mute), await start(sound)];
  // Either may take a text; until the one that is to die has one.
  for (let count = 0; count < 6 && mute.got.length === 0; count += 1) {
    const before = sound.got.length;
    await askCode(killed);
    await expect.poll(() => mute.got.length + sound.got.length - before).toBeGreaterThan(0);
  }
  const begun = mute.got[0];
  expect(begun).toBeDefined();
  // While it lives, no one takes its job from it.
  await new Promise((resume) => setTimeout(resume, 3_000));
  expect(sound.got).not.toContainEqual(begun);

  const from = performance.now();
  await killed.stop('SIGKILL');
  await expect.poll(() => sound.got, { timeout: withinMs }).toContainEqual(begun);
  console.log(`a begun job went on after ${((performance.now() - from) / 1000).toFixed(1)} s`);
  await expect.poll(active).toEqual([]);
  expect(new Set(sound.got.map(({ id }) => id)).size).toBe(sound.got.length);
  await other.stop();
});

test('a process whose connection was cut shows again that it lives, also where its old connection lingers', async () => {
  const reports: unknown[] = [];
  const presence = openPresence(cluster.url(), (error) => reports.push(error));
  const holders = () =>
    cluster.ask<{ pid: number }>(`select pid from pg_locks where locktype = 'advisory' and granted
      and classid = ${presenceClass}::oid and objid = ${presence.id}::oid`);
  // What a front before the database may leave behind of an earlier connection.
  const lingering = new pg.Client({ connectionString: cluster.url() });
  lingering.on('error', () => undefined);
  await lingering.connect();
  await lingering.query('select pg_advisory_lock($1, $2)', [presenceClass, presence.id]);
  await presence.open();
  expect(await holders()).toHaveLength(1);

  const [first] = await holders();
  await cluster.ask(`select pg_terminate_backend(${first?.pid})`);
  await expect.poll(() => reports.length).toBe(1);
  await expect.poll(() => presence.isHeld()).toBe(true);
  expect(await holders()).not.toEqual([first]);
  await presence.close();
  await expect.poll(holders).toEqual([]);
  expect(presence.isHeld()).toBe(false);
});
