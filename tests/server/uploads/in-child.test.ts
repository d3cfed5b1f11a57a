/** What a file may do to the process that reads it, and what the next file and the server notice of it. */
/** Covers src/server/uploads/in-child.ts, src/server/uploads/reader-process.mjs. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { inChild } from '../../../src/server/uploads/in-child.ts';

const program = (code: string) =>
  new URL(
    `data:text/javascript,import{parentPort as p}from'node:worker_threads';${encodeURIComponent(code)}`,
  );

const reader = program(`import { existsSync, writeFileSync } from 'node:fs';
p.on('message', async ({ id, job }) => {
  while (job === 'computes for ever') ;
  const kept = [];
  while (job === 'fills the memory of scripts') kept.push(new Array(1000).fill(id));
  while (job === 'fills memory that no script counts') kept.push(new Uint8Array(1e6).fill(1));
  while (job.startsWith('until ') && !existsSync(job.slice(6))) await new Promise((go) => setTimeout(go, 20));
  if (job === 'ends') process.exit();
  if (job.startsWith('ended once ') && !existsSync(job.slice(11))) {
    writeFileSync(job.slice(11), '');
    process.kill(process.pid, 'SIGKILL');
  }
  if (job === 'says nothing') return;
  p.postMessage({ id, answer: job === 'tells what it knows' ? JSON.stringify(process.env) : job + '!' });
})`);

const limits = { computeMs: 1_500, patienceMs: 60_000, megabytes: 160, atOnce: 1 };

test.each(['computes for ever', 'fills the memory of scripts', 'fills memory that no script counts', 'ends'])(
  'a file that %s is not answered, and the next one is; the server grows by none of it',
  async (job) => {
    const read = inChild<string, string>(reader, limits);
    const before = process.memoryUsage();

    const answers = await Promise.all([read('first'), read(job), read('next')]);

    expect(answers).toEqual(['first!', undefined, 'next!']);
    expect(process.memoryUsage().arrayBuffers - before.arrayBuffers).toBeLessThan(32e6);
  },
);

test('a file that no one came to read in time is not called damaged: its sender is asked to come back', async () => {
  const read = inChild<string, string>(reader, { ...limits, patienceMs: 100 });

  await expect(read('says nothing')).rejects.toMatchObject({ status: 503 });
});

test('a file whose reader was ended from outside is read by another', async () => {
  const folder = mkdtempSync(`${tmpdir()}/hearthline-reader-`);
  const read = inChild<string, string>(reader, limits);

  expect(await read(`ended once ${folder}/ended`)).toMatch(/^ended once .*!$/);
  rmSync(folder, { recursive: true });
});

test('a file that comes the moment a resting reader ends is read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = inChild<string, string>(reader, { ...limits, patienceMs: 600_000 });
  expect(await read('first')).toBe('first!');

  vi.advanceTimersByTime(61_000);

  expect(await read('next')).toBe('next!');
  vi.useRealTimers();
});

test('several files are read at once: one does not wait for another', async () => {
  const folder = mkdtempSync(`${tmpdir()}/hearthline-reader-`);
  const read = inChild<string, string>(reader, { ...limits, atOnce: 2 });
  const long = read(`until ${folder}/go`);

  expect(await read('small')).toBe('small!');
  writeFileSync(`${folder}/go`, '');

  expect(await long).toMatch(/^until/);
  rmSync(folder, { recursive: true });
});

test('a reader knows no setting and no secret of the server', async () => {
  const read = inChild<string, string>(reader, limits);

  expect(await read('tells what it knows')).toBe('{}');
});

test('a program that cannot start is a fault of ours, told each time', async () => {
  const read = inChild<string, string>(program('import "no-such-library"'), limits);

  await expect(read('first')).rejects.toThrow(/no-such-library/);
  await expect(read('next')).rejects.toThrow(/no-such-library/);
});

test('a reader that works again is not ended by the pause before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const folder = mkdtempSync(`${tmpdir()}/hearthline-reader-`);
  const read = inChild<string, string>(reader, { ...limits, patienceMs: 600_000 });
  expect(await read('first')).toBe('first!');
  const long = read(`until ${folder}/go`);

  await vi.advanceTimersByTimeAsync(61_000);
  writeFileSync(`${folder}/go`, '');

  expect(await long).toMatch(/^until/);
  rmSync(folder, { recursive: true });
  vi.useRealTimers();
});
