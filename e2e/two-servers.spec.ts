/** Two servers on one PostgreSQL: the borrower on one, the agent on the other, and neither notices. One of them dies, and comes back. */
/** Covers src/server/chat, src/server/platform/broadcasts. */
import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { type Cluster, openCluster } from '../src/tools/cluster/postgres.ts';
import { type RunningServer, startServer } from '../src/tools/journey/start-server.ts';
import { openAgent, openBorrower, untilOpen } from './chat-line.ts';

const messages = Number(process.env.MESSAGES ?? 50);
let cluster: Cluster;
let env: Record<string, string>;
let servers: RunningServer[] = [];

test.beforeAll(async () => {
  cluster = await openCluster();
  await cluster.start();
  env = { DATABASE_URL: cluster.url(), HEARTHLINE_MASTER_KEY: randomBytes(32).toString('base64') };
  servers = [await startServer({ env, readyWithinMs: 300_000 })];
  // The files of a database are in one folder, which all of its servers share.
  servers.push(await startServer({ env, dataDir: servers[0]?.dataDir ?? '', readyWithinMs: 300_000 }));
});
test.afterAll(async () => {
  for (const server of servers) await server.stop();
  for (const server of servers) await server.remove();
  await cluster?.remove();
});

test('a borrower on one server and an agent on the other write to each other', async () => {
  const [one, other] = servers as [RunningServer, RunningServer];
  // Each process has a clock of its own to turn.
  await untilOpen(one.base);
  await untilOpen(other.base);
  const borrower = openBorrower(one.base, { retryMostSeconds: 1 });
  const session = await borrower.begin();
  const chat = session.omniProxyChannelId ?? '';
  await borrower.join(session);
  const agent = await openAgent(other.base);
  await agent.accept(chat);
  await expect.poll(() => borrower.events).toContainEqual({ type: 'agent', present: true });

  const waits: number[] = [];
  for (let count = 0; count < messages; count += 1) {
    const from = performance.now();
    await agent.say(chat, `agent-${count}`, `agent-${count}`);
    await expect.poll(() => borrower.messages().at(-1)?.text, { intervals: [2] }).toBe(`agent-${count}`);
    waits.push(performance.now() - from);
    await borrower.provider.send({ clientId: `own-${count}`, text: `own-${count}`, files: [] });
    await expect.poll(() => borrower.messages().length).toBe(2 * count + 2);
  }
  const log = await agent.log(chat);
  expect(log.map(({ text }) => text)).toEqual(borrower.messages().map(({ text }) => text));
  expect(log).toHaveLength(2 * messages);

  // The borrower's server dies; what the agent says meanwhile is there when another is in its place.
  await one.stop('SIGKILL');
  await agent.say(chat, 'meanwhile', 'meanwhile');
  const port = Number(new URL(one.base).port);
  const again = await startServer({ env, port, dataDir: one.dataDir, readyWithinMs: 300_000 });
  servers = [again, other];
  await expect.poll(() => borrower.messages().at(-1)?.text, { timeout: 180_000 }).toBe('meanwhile');
  expect(new Set(borrower.messages().map(({ id }) => id)).size).toBe(2 * messages + 1);
  const sorted = waits.toSorted((a, b) => a - b);
  console.log(
    `${messages} messages from server to server: median ${sorted[messages >> 1]?.toFixed(0)} ms, ` +
      `slowest ${sorted.at(-1)?.toFixed(0)} ms`,
  );
  borrower.provider.dispose();
});

test('a server that would look for the files elsewhere does not start, and says which folder it needs', async () => {
  const starting = startServer({ env, readyWithinMs: 300_000 });
  await expect(starting).rejects.toThrow(
    /does not hold the files of this database: its mark is missing, and the database expects [0-9a-f-]{36}\./,
  );
});
