/**
 * FAULT-5 with co-owners: kill -9 while three are invited, open their parts and sign, all at once. No one is invited
 * twice, no one signs twice, and what was acknowledged is there.
 */
/** Covers src/server/signers, src/server/signers/parts, src/server/messages. */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Client, openClient, UnexpectedReply } from '../src/tools/journey/client.ts';
import { type Owner, openPart, withOwners } from '../src/tools/journey/co-owner.ts';
import { drive, type Progress, readSample, submitStep, untilAwake } from '../src/tools/journey/drive.ts';
import { type Host, killable } from './killable.ts';
import { readDatabase } from './read-database.ts';
import { readSigners } from './read-signers.ts';

const kills = Number(process.env.SIGNER_KILLS ?? 2);
const mine = readSample('happy', 'signer').steps;
// A pull of credit and an offer are not what is shot at here.
const calmUntil = 'heloc/signing/sign';
const until = 'heloc/notary/intro';

test(`${kills} kills while owners are invited and sign: each once, nothing acknowledged lost`, async () => {
  test.setTimeout(900_000 + kills * 20_000);
  const host = await killable(kills);
  const owners: Owner[] = [];
  for (let round = 0; round === 0 || host.killed() < kills; round += 1) {
    owners.push(...(await signUnderFire(host, round)));
    console.log(`${host.killed()} kills, ${owners.length} owners of ${round + 1} homes`);
  }
  const dataDir = await host.endedByForce();
  const { applications, failedJobs } = await readDatabase(dataDir);
  const signers = await readSigners(dataDir);
  const invited = invitations(dataDir);
  await rm(dataDir, { recursive: true, force: true });

  expect(failedJobs).toEqual([]);
  expect(applications.filter(({ brokenAt }) => brokenAt !== undefined)).toEqual([]);
  for (const { uuid, submissions, version, audited, answered } of applications)
    expect([version, audited, answered], uuid).toEqual(Array(3).fill(submissions));
  expect(signers).toHaveLength(owners.length);
  for (const { uuid, ...rest } of signers)
    expect(rest, uuid).toEqual({
      ...{ state: 'SIGNED', sends: 1, invitations: 1, parts: 1, opened: 1, signed: 1, deeds: 1 },
      ...{ submissions: mine.length, completed: 1 },
    });
  expect(invited).toEqual(Object.fromEntries(owners.map(({ email }) => [email, 1])));
});

/** One home of four owners. @returns the three who were invited */
async function signUnderFire(host: Host, round: number): Promise<Owner[]> {
  const owners = ['Ada', 'Ben', 'Cam'].map((first) => ({
    ...{ first, last: 'Spouse', relation: 'CHILD' },
    email: `${first.toLowerCase()}-${round}-${Date.now()}@example.com`,
  }));
  const sample = withOwners(readSample('happy'), owners);
  const email = `kill-${round}-${Date.now()}+codeed@example.com`;
  const client = openClient(host.base());
  const progress: Progress = {};
  const steps = sample.steps.map(({ flow, page }) => `${flow}/${page}`);
  await host.calmly(() => drive(client, sample, { email, progress, until: calmUntil }));
  for (let index = steps.indexOf(calmUntil); index < steps.indexOf(until); index += 1) {
    const step = sample.steps[index];
    if (step) await host.surviving(() => submitStep(client, step, index, progress, email));
  }
  await host.surviving(() => untilAwake(client, progress.uuid ?? ''));
  await Promise.all(owners.map((owner) => signs(host, owner)));
  const journey = await host.surviving(() => untilAwake(client, progress.uuid ?? ''));
  expect(journey.facts.application).toMatchObject({ coDeedStatus: 'COMPLETE' });
  return owners;
}

async function signs(host: Host, { email }: Owner): Promise<void> {
  const client = openClient(host.base());
  const progress: Progress = { uuid: await host.surviving(() => openPart(client, email)) };
  for (const [index, step] of mine.entries()) {
    await host.surviving(() => untilTaken(progress, () => submitStep(client, step, index, progress, email)));
    await host.surviving(() => isThere(client, progress, index));
  }
}

/** Owners who sign in one moment want the same hour of the notary: who comes second chooses again. */
async function untilTaken(progress: Progress, send: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const isTaken = error instanceof UnexpectedReply && error.reply.status === 422;
      if (!isTaken || tries === 6) throw error;
      delete progress.sending;
    }
  }
}

async function isThere(client: Client, { uuid }: Progress, index: number): Promise<void> {
  const path = `/service-application/api/v1/application/heloc/${uuid}/journey`;
  const journey = (await client.expect('GET', path)) as { done?: string[] };
  const pages = mine.slice(0, index + 1).map(({ page }) => page);
  expect(journey.done).toEqual(expect.arrayContaining([...new Set(pages)]));
}

/** How many invitations went to each address. */
function invitations(dataDir: string): Record<string, number> {
  const lines = readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8').trim().split('\n');
  const mails = lines.map((line) => JSON.parse(line) as { to: string; subject?: string });
  const counts: Record<string, number> = {};
  for (const { to, subject } of mails)
    if (/needs your signature$/.test(subject ?? '')) counts[to] = (counts[to] ?? 0) + 1;
  return counts;
}
