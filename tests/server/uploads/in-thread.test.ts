/** Covers src/server/uploads/in-thread.ts. */
/** What a file may do to the thread that reads it, and what the next file notices of it. */
import { expect, test } from 'vitest';
import { inThread } from '../../../src/server/uploads/in-thread.ts';

const program = (code: string) =>
  new URL(
    `data:text/javascript,import{parentPort as p}from'node:worker_threads';${encodeURIComponent(code)}`,
  );

const worker = program(`p.on('message', ({ id, job }) => {
  while (job === 'never ends') ;
  const kept = [];
  while (job === 'takes all') kept.push(new Array(1000).fill(id));
  if (job === 'ends') process.exit();
  p.postMessage({ id, answer: job + '!' });
})`);

test.each(['never ends', 'takes all', 'ends'])(
  'a job that %s is not answered, and the next one is',
  async (job) => {
    const read = inThread<string, string>(worker, { patienceMs: 3_000, megabytes: 16 });

    const answers = await Promise.all([read('first'), read(job), read('next')]);

    expect(answers).toEqual(['first!', undefined, 'next!']);
  },
);

test('a program that cannot start is a fault of ours, told each time', async () => {
  const read = inThread<string, string>(program('import "no-such-library"'), {
    patienceMs: 20_000,
    megabytes: 16,
  });

  await expect(read('first')).rejects.toThrow(/no-such-library/);
  await expect(read('next')).rejects.toThrow(/no-such-library/);
});
