/**
 * A release while borrowers work: two versions behind one balancer, on one database and one store of files, each with a folder of its
 * own. Pages of either find their parts at both; servers die, one is replaced by the next version and rolled back, and nothing
 * acknowledged is lost or done twice.
 */
/** Covers src/server/http/web/shared-assets.ts, src/server/platform/files/object-store.ts, src/server/platform/db/migrate.ts, src/tools/cluster. */
import { rmSync } from 'node:fs';
import { type Browser, expect, test } from '@playwright/test';
import { secretsFrom } from '../src/server/platform/crypto/open-secrets.ts';
import { openKysely } from '../src/server/platform/db/open-kysely.ts';
import { openServer } from '../src/server/platform/db/open-server.ts';
import { nextVersion } from '../src/tools/cluster/next-version.ts';
import { type Cluster, openCluster } from '../src/tools/cluster/open-cluster.ts';
import { openClient, UnexpectedReply } from '../src/tools/journey/client.ts';
import { drive, type Progress, readSample, submitStep, untilAwake } from '../src/tools/journey/drive.ts';
import type { RunningServer } from '../src/tools/journey/start-server.ts';
import { countsOf } from './read-database.ts';

/** The closing note's figures come from 30, with a kill every ten seconds. */
const journeys = Number(process.env.JOURNEYS ?? 4);
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
const key = Buffer.alloc(32, 7).toString('base64');

const [oldWords, newWords] = ['What do you owe on your home?', 'Which debts does your home carry?'];

let cluster: Cluster;
let next: string;

test.beforeAll(async () => {
  next = nextVersion({ path: 'flows/heloc/pages/liens.json', at: 'title', says: newWords });
  cluster = await openCluster({ servers: 2 }, { HEARTHLINE_STAGE_MS: '100', HEARTHLINE_MASTER_KEY: key });
  await cluster.add(next);
});
test.afterAll(async () => {
  await cluster?.close();
  rmSync(next, { recursive: true, force: true });
});

test('[FAULT-18] pages of two versions find their parts at whichever server they ask', async ({
  browser,
}) => {
  const seen = new Set<string>();
  for (const server of [...cluster.servers, ...cluster.servers]) {
    cluster.turnTo(server);
    const { missing, entry } = await visited(browser);
    expect(missing).toEqual([]);
    seen.add(entry);
  }
  // Both versions were met.
  expect(seen.size).toBe(2);
});

test('[FAULT-16] who began before the release reads the words they began with at each server, and who begins after it the new ones', async ({
  browser,
}) => {
  const [old] = cluster.servers;
  const before = await begun(old, 'before+happy@example.com');
  const after = await begun(cluster.servers.at(-1), 'after+happy@example.com');
  for (const server of cluster.servers) {
    cluster.turnTo(server);
    expect(await readsAs(browser, before)).toEqual({ heading: oldWords, missing: [] });
    cluster.turnTo(server);
    expect(await readsAs(browser, after)).toEqual({ heading: newWords, missing: [] });
  }
});

/** Registered, and before the question of the debts. */
async function begun(server: RunningServer | undefined, email: string) {
  const { uuid } = await drive(openClient(server?.base ?? ''), readSample('happy'), {
    email,
    until: 'heloc/liens',
  });
  return { email, uuid };
}

/** What the borrower reads after a login through the balancer, each request at the next server. */
async function readsAs(browser: Browser, { email, uuid }: Awaited<ReturnType<typeof begun>>) {
  const { page, missing, close } = await opened(browser);
  await page.goto(`${cluster.base}/account/heloc/auth/login?redirectUrl=/account/heloc/${uuid}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a porch light in autumn');
  await page.getByRole('button', { name: 'Log in' }).click();
  const heading = page.getByRole('heading', {
    level: 1,
    name: new RegExp(`^(${oldWords}|${newWords})$`.replaceAll('?', '[?]')),
  });
  await heading.waitFor();
  const read = { heading: await heading.innerText(), missing };
  await close();
  return read;
}

/** A visitor's browser, and what it asked for and did not get. */
async function opened(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => missing.push(String(error)));
  return { page, missing, close: () => context.close() };
}

/** From the first page to the second. */
async function visited(browser: Browser) {
  const { page, missing, close } = await opened(browser);
  await page.goto(`${cluster.base}/account/heloc/register?step=property-info`);
  await expect(
    page.getByRole('heading', { name: 'Which home would you like to borrow against?' }),
  ).toBeVisible();
  const entry = await page.locator('script[type=module]').first().getAttribute('src');
  await page.goto(`${cluster.base}/account/heloc/login`);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await close();
  return { missing, entry: entry ?? '' };
}

test(`${journeys} journeys while servers die, one is replaced by the next version, and rolled back`, async () => {
  const sent = new Map<string, number>();
  let [isOver, kills] = [false, 0];
  const walks = Promise.all(
    Array.from({ length: Math.min(journeys, 6) }, async (_, walker) => {
      for (let count = walker; count < journeys; count += 6) await walked(`walk${count}`, sent);
    }),
  ).finally(() => {
    isOver = true;
  });
  const accidents = (async () => {
    for (let count = 0; !isOver; count += 1) {
      await pause(journeys > 4 ? 10_000 : 3_000);
      const [oldest] = cluster.servers;
      if (!oldest || isOver) continue;
      // Killed, and another in its place: of the next version every third time, so that it comes and goes.
      await cluster.end(oldest, 'SIGKILL');
      kills += 1;
      await cluster.add(count % 3 === 1 ? next : undefined);
    }
  })();
  await Promise.all([walks, accidents]);
  expect(kills).toBeGreaterThan(0);
  expect(sent.size).toBe(journeys);

  const opened = openServer(cluster.postgres.url());
  const counted = await countsOf(openKysely(opened.pool), secretsFrom(key));
  await opened.close();
  const ours = counted.filter(({ uuid }) => sent.has(uuid));
  expect(ours).toHaveLength(journeys);
  for (const { uuid, ...found } of ours) {
    const submissions = sent.get(uuid) ?? 0;
    expect.soft(found, uuid).toEqual({
      ...{ submissions, version: submissions, audited: submissions, answered: submissions },
      brokenAt: undefined,
    });
  }
  console.log(
    `      ${journeys} journeys, ${kills} kills, ${[...sent.values()].reduce((a, b) => a + b)} submissions`,
  );
});

/** What a borrower's browser does about a line that breaks and a server that is busy: the same again, under the same key. */
async function healing<Made>(work: () => Promise<Made>): Promise<Made> {
  for (const until = Date.now() + 240_000; ; ) {
    try {
      return await work();
    } catch (error) {
      const isBrief = error instanceof UnexpectedReply && [502, 503, 409].includes(error.reply.status);
      const waits = error instanceof Error && error.message.startsWith('The application still waits');
      if (!(isBrief || waits || isBooked(error)) || Date.now() > until) throw error;
      await pause(400);
    }
  }
}

// Each server's sample notary knows its own bookings alone: another time is chosen, as the page says.
const isBooked = (error: unknown) =>
  /Someone else just booked that time|That time is no longer available/.test(String(error));

async function walked(name: string, sent: Map<string, number>) {
  const client = openClient(cluster.base);
  const progress: Progress = {};
  const { steps } = readSample('happy');
  let acknowledged = 0;
  for (const [index, step] of steps.entries()) {
    await healing(() =>
      submitStep(client, step, index, progress, `${name}+happy@example.com`).catch((error) => {
        if (isBooked(error)) delete progress.sending;
        throw error;
      }),
    );
    if (progress.uuid && step.flow === 'heloc') acknowledged += 1;
  }
  await healing(() => untilAwake(client, progress.uuid ?? ''));
  sent.set(progress.uuid ?? '', acknowledged);
}
