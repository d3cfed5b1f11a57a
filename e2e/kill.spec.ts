/**
 * F5: kill -9 of the server at random moments of the journey, restart, continue.
 * An acknowledged submission is never lost; an unacknowledged one may be sent again with the same key.
 */
import { expect, test } from '@playwright/test';
import { type Client, openClient, UnexpectedReply } from '../src/tools/journey/client.ts';
import {
  type Progress,
  readSample,
  type Sample,
  submitStep,
  untilAwake,
} from '../src/tools/journey/drive.ts';
import { type RunningServer, startServer } from '../src/tools/journey/start-server.ts';

const kills = Number(process.env.KILLS ?? 20);

test(`${kills} kills, no acknowledged submission lost`, async () => {
  test.setTimeout(600_000);
  const host = await killable();
  const sample = readSample('happy');
  while (host.killed() < kills) await walkUnderFire(host, sample);
  host.holdFire();
  await host.remove();
  expect(host.killed()).toBeGreaterThanOrEqual(kills);
});

type Host = Awaited<ReturnType<typeof killable>>;

async function walkUnderFire(host: Host, sample: Sample) {
  const email = `kill-${Date.now()}+happy@example.com`;
  const client = openClient(host.base());
  const progress: Progress = {};
  const acknowledged: string[] = [];
  for (const [index, step] of sample.steps.entries()) {
    await host.surviving(async () => {
      await submitOnce(client, sample, index, progress, email);
      acknowledged.push(`${step.flow}/${step.page}`);
    });
    await host.surviving(() => everythingIsThere(client, progress, acknowledged));
  }
  await host.surviving(async () =>
    expect((await untilAwake(client, progress.uuid ?? '')).step).toBe('RESCISSION'),
  );
}

async function submitOnce(client: Client, sample: Sample, index: number, progress: Progress, email: string) {
  const step = sample.steps[index];
  if (!step) throw new Error(`The sample has no step ${index}.`);
  try {
    await submitStep(client, step, index, progress, email);
  } catch (error) {
    if (
      !(error instanceof UnexpectedReply) ||
      !(await alreadyRegistered(client, error, sample, progress, email))
    )
      throw error;
  }
}

/** The answer to the last registration page was lost: the account is there, so the borrower logs in. */
async function alreadyRegistered(
  client: Client,
  error: UnexpectedReply,
  sample: Sample,
  progress: Progress,
  email: string,
) {
  if (progress.uuid || error.reply.status >= 500) return false;
  const password = sample.steps.find((step) => 'password' in step.data)?.data.password;
  const login = await client.send('POST', '/identity/api/v1/login', { email, password });
  if (login.status !== 200) return false;
  const { body } = await client.send('GET', '/service-application/api/v3/application/heloc/all');
  progress.uuid = (body as { uuid: string }[])[0]?.uuid;
  return progress.uuid !== undefined;
}

async function everythingIsThere(client: Client, progress: Progress, acknowledged: string[]) {
  const pages = acknowledged
    .filter((page) => page.startsWith('heloc/'))
    .map((page) => page.slice('heloc/'.length));
  if (!progress.uuid || pages.length === 0) return;
  const path = `/service-application/api/v1/application/heloc/${progress.uuid}/journey`;
  const journey = (await client.expect('GET', path)) as { done?: string[] };
  expect(journey.done).toEqual(expect.arrayContaining([...new Set(pages)]));
}

/** A server that is killed again and again; `surviving` retries its work after each restart. */
async function killable() {
  let server: RunningServer = await startServer({ env: { HEARTHLINE_STAGE_MS: '100' } });
  const port = Number(new URL(server.base).port);
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  const aim = () => {
    clearTimeout(timer);
    timer = setTimeout(() => server.child.kill('SIGKILL'), 100 + Math.random() * 900);
  };
  const dead = () => server.child.exitCode !== null || server.child.signalCode !== null;
  const restart = async () => {
    await server.stop('SIGKILL');
    count += 1;
    server = await startServer({ dataDir: server.dataDir, port, env: { HEARTHLINE_STAGE_MS: '100' } });
    if (count < kills) aim();
  };
  aim();

  return {
    base: () => server.base,
    killed: () => count,
    holdFire: () => clearTimeout(timer),
    remove: () => server.remove(),
    surviving: async (work: () => Promise<void>) => {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          // The process may need a moment to be seen as gone after the connection broke.
          await new Promise((resolve) => setTimeout(resolve, 100));
          if (!dead()) throw error;
          await restart();
        }
      }
    },
  };
}
