/**
 * FAULT-5: kill -9 of the server at random moments of the journey, restart, continue.
 * An acknowledged submission is never lost; an unacknowledged one may be sent again with the same key.
 */
/** Covers src/server/platform/db, src/server/submission. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Client, openClient } from '../src/tools/journey/client.ts';
import {
  type Progress,
  readSample,
  type Sample,
  submitStep,
  untilAwake,
} from '../src/tools/journey/drive.ts';
import { startAndKill, startServer } from '../src/tools/journey/start-server.ts';
import { type Host, killable, readyWithinMs } from './killable.ts';
import { readDatabase } from './read-database.ts';

const kills = Number(process.env.KILLS ?? 4);

test(`${kills} kills, no acknowledged submission lost`, async () => {
  test.setTimeout(900_000 + kills * 15_000);
  const host = await killable(kills);
  const sample = readSample('happy');
  while (host.killed() < kills) await walkUnderFire(host, sample);
  expect(host.killed()).toBeGreaterThanOrEqual(kills);
  const dataDir = await host.endedByForce();
  const found = await readDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  const submitted = sample.steps.filter(({ flow }) => flow === 'heloc').length;
  expect(found.applications.length).toBeGreaterThan(0);
  // Each page once, with its audit row and its kept answer: a retry neither did it twice nor left a half.
  for (const { uuid, ...rest } of found.applications)
    expect(rest, uuid).toEqual({
      submissions: submitted,
      version: submitted,
      audited: submitted,
      answered: submitted,
      brokenAt: undefined,
    });
  expect(found.failedJobs).toEqual([]);
});

test('a first start that is killed half-way leaves a folder that starts', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-first-'));
  for (let afterMs = 800; afterMs <= 2_600; afterMs += 900) {
    await rm(dataDir, { recursive: true, force: true });
    await startAndKill(dataDir, afterMs);
    const server = await startServer({ dataDir, readyWithinMs });
    expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
    await server.stop('SIGKILL');
  }
  await rm(dataDir, { recursive: true, force: true });
});

async function walkUnderFire(host: Host, sample: Sample) {
  const email = `kill-${Date.now()}+happy@example.com`;
  const client = openClient(host.base());
  const progress: Progress = {};
  const acknowledged: string[] = [];
  for (const [index, step] of sample.steps.entries()) {
    await host.surviving(async () => {
      await submitStep(client, step, index, progress, email);
      acknowledged.push(`${step.flow}/${step.page}`);
    });
    await host.surviving(() => everythingIsThere(client, progress, acknowledged));
  }
  await host.surviving(async () => {
    progress.journey = await untilAwake(client, progress.uuid ?? '');
    expect(progress.journey.step).toBe('RESCISSION');
    await documentsAreWhole(client, progress);
  });
}

/** What was signed is the bytes that were shown: each document opens, and its bytes have the promised hash. */
async function documentsAreWhole(client: Client, { uuid, journey }: Progress) {
  const { documents = [] } = (journey?.facts.application ?? {}) as { documents?: Made[] };
  const made = documents.filter(({ group }) => group !== 'UPLOAD');
  expect(made.length).toBeGreaterThan(10);
  for (const document of made) {
    const path = `/service-application/api/v1/application/heloc/${uuid}/documents/${document.uuid}`;
    const headers = { authorization: `Bearer ${client.jwt()}`, cookie: cookieLine(client) };
    const reply = await fetch(`${client.base}${path}`, { headers });
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(reply.status, path).toBe(200);
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(reply.headers.get('x-document-sha256'), path).toBe(hash);
  }
}

type Made = { uuid: string; group?: string };

const cookieLine = (client: Client) =>
  client
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

async function everythingIsThere(client: Client, progress: Progress, acknowledged: string[]) {
  const pages = acknowledged
    .filter((page) => page.startsWith('heloc/'))
    .map((page) => page.slice('heloc/'.length));
  if (!progress.uuid || pages.length === 0) return;
  const path = `/service-application/api/v1/application/heloc/${progress.uuid}/journey`;
  const journey = (await client.expect('GET', path)) as { done?: string[] };
  expect(journey.done).toEqual(expect.arrayContaining([...new Set(pages)]));
}
