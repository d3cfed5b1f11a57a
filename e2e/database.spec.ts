/**
 * FINDING-D1, FAULT-7: the database is cut, stalls, lies, restarts and stays away under a server that is at work. No request
 * is left without an answer or told anything but 503, nothing acknowledged is lost, and it continues within five seconds.
 */
/** Covers src/server/platform/db, src/server/platform/errors. */
import { expect, test } from '@playwright/test';
import { openSecrets } from '../src/server/platform/crypto/open-secrets.ts';
import { openKysely } from '../src/server/platform/db/open-kysely.ts';
import { openServer } from '../src/server/platform/db/open-server.ts';
import { type Cluster, openCluster } from '../src/tools/cluster/postgres.ts';
import { readSample } from '../src/tools/journey/drive.ts';
import { type RunningServer, startServer } from '../src/tools/journey/start-server.ts';
import { type Middleman, openProxy } from '../tests/postgres/proxy.ts';
import { countsOf } from './read-database.ts';
import { type Fire, openFire } from './under-fire.ts';

/** How often each thing happens; the closing note's figures come from 20. */
const cuts = Number(process.env.CUTS ?? 2);
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

let cluster: Cluster;
let proxy: Middleman;
let server: RunningServer;
let fire: Fire;

// A start on an absent database, on a front that closes what it accepts, and on one that comes and goes, is part of it.
test.beforeAll(async () => {
  cluster = await openCluster();
  proxy = await openProxy(cluster.port);
  const env = { DATABASE_URL: cluster.url(proxy.port), HEARTHLINE_STAGE_MS: '100' };
  const starting = startServer({ env, readyWithinMs: 120_000 });
  const troubled = (async () => {
    await pause(2_000);
    proxy.closeAll(true);
    await cluster.start();
    await pause(1_000);
    proxy.closeAll(false);
    for (let count = 0; count < 3; count += 1) {
      await pause(200);
      proxy.cut('reset');
    }
  })();
  [server] = await Promise.all([starting, troubled]);
  fire = await openFire(server.base, readSample('happy'));
});
test.afterAll(async () => {
  await server?.remove();
  await proxy?.close();
  await cluster?.remove();
});

const terminated = () =>
  cluster.ask(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = 'postgres' and pid <> pg_backend_pid()`);

const closed = () => {
  proxy.closeAll(true);
  proxy.cut('end');
};

const crashed = async () => {
  await cluster.stop();
  await cluster.start();
};

type Accident = {
  what: string;
  happen: () => unknown;
  end?: () => unknown;
  lastsMs?: number;
  times?: number;
};

const accidents: Accident[] = [
  { what: 'cut', happen: () => proxy.cut('end') },
  { what: 'reset', happen: () => proxy.cut('reset') },
  { what: 'terminated by its administrator', happen: terminated },
  { what: 'half open: old connections fall silent', happen: () => proxy.deafen() },
  { what: 'nonsense on every line', happen: () => proxy.lie() },
  {
    what: 'stalled for three seconds',
    happen: () => proxy.stall(true),
    end: () => proxy.stall(false),
    lastsMs: 3_000,
  },
  {
    what: 'slow: every answer 400 ms late',
    happen: () => proxy.delay(400),
    end: () => proxy.delay(0),
    lastsMs: 2_000,
  },
  {
    what: 'a front that accepts and closes',
    happen: closed,
    end: () => proxy.closeAll(false),
    lastsMs: 1_000,
  },
  { what: 'restarted by a crash', happen: crashed },
  {
    what: 'away for ten seconds',
    happen: () => cluster.stop(),
    end: () => cluster.start(),
    lastsMs: 10_000,
    times: 1,
  },
];

test(`a database that breaks under work, ${cuts} times in each way`, async () => {
  test.setTimeout(900_000 + cuts * accidents.length * 20_000);
  const usual = await fire.usualMs();
  for (const { what, happen, end, lastsMs = 0, times = cuts } of accidents)
    await test.step(what, async () => {
      const recoveries: number[] = [];
      for (let count = 0; count < times; count += 1) {
        await pause(100 + Math.random() * 400);
        await happen();
        await pause(lastsMs);
        await end?.();
        recoveries.push(await fire.recovered());
      }
      verdict(what, recoveries, usual);
    });
  await test.step('idle connections are cut: nobody notices', idleCuts);
  await test.step('not ready is said in two seconds', () => saysSo(usual));
  await test.step('nothing acknowledged is lost, nothing was done twice', nothingLost);
});

test('rows held by a line that fell silent are free when its holder has given up', async () => {
  const [mine, next] = [openServer(cluster.url(proxy.port)), openServer(cluster.url())];
  await next.pool.query('create table held (n int); insert into held values (0)');
  const holder = await mine.pool.connect();
  await holder.query('begin; update held set n = 1');
  proxy.deafen();
  const write = () => next.pool.query('update held set n = 2');
  await expect(async () => await write()).toPass({ timeout: 60_000, intervals: [100] });
  holder.release(true);
  await Promise.all([mine.close(), next.close()]);
});

/** Every request since the last verdict was answered, in time, with success or 503. */
function verdict(what: string, recoveries: number[], usual: number) {
  const { statuses, slowestMs, slowest, wrong } = fire.since();
  const told = `${JSON.stringify(statuses)}, slowest ${slowestMs} ms (${slowest}), back after ${recoveries.join(', ')} ms`;
  console.log(`      ${what}: ${told}`);
  expect.soft(wrong, what).toEqual([]);
  // On a busy machine everything takes its time: what an undisturbed write takes is not the database's fault.
  expect.soft(slowestMs, what).toBeLessThan(8_000 + 5 * usual);
  expect.soft(Math.max(...recoveries), what).toBeLessThan(5_000 + 5 * usual);
}

async function idleCuts() {
  await fire.pause();
  const seen: number[] = [];
  const wanted: number[][] = [];
  for (let count = 0; count < cuts; count += 1) {
    await pause(1_100);
    if (count % 3 === 0) proxy.cut('end');
    else if (count % 3 === 1) proxy.cut('reset');
    else proxy.deafen();
    await pause(50);
    seen.push(await fire.once());
    // Within a second of its last use a connection is believed; if that one fell silent, 503 is the honest answer.
    wanted.push(count % 3 === 2 ? [200, 503] : [200]);
  }
  fire.go();
  for (const [index, status] of seen.entries())
    expect.soft(wanted[index], `idle cut ${index}`).toContain(status);
}

async function saysSo(usual: number) {
  proxy.stall(true);
  const started = Date.now();
  const ready = await fetch(`${server.base}/readyz`);
  const took = Date.now() - started;
  expect.soft([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  expect.soft((await fetch(`${server.base}/healthz`)).status).toBe(200);
  expect.soft(took).toBeLessThan(2_000 + 5 * usual);
  proxy.stall(false);
  verdict('stalled while asked whether it is ready', [await fire.recovered()], usual);
}

async function nothingLost() {
  const kept = await fire.end();
  console.log(`      ${kept.summary}`);
  expect.soft(server.child.exitCode).toBe(null);
  expect.soft(kept.lost).toEqual([]);
  const opened = openServer(cluster.url());
  const secrets = openSecrets({ mode: 'sandbox', dataFolder: server.dataDir });
  const counted = await countsOf(openKysely(opened.pool), secrets);
  await opened.close();
  // Two who write, one who looks on, and whoever registered to walk all the way.
  expect(counted.length).toBeGreaterThanOrEqual(3);
  for (const { uuid, ...found } of counted) {
    const sent = kept.submitted.get(uuid) ?? 0;
    const each = { submissions: sent, version: sent, audited: sent, answered: sent, brokenAt: undefined };
    expect.soft(found, uuid).toEqual(each);
  }
}
