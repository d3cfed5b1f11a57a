/** So many tasks run at once, so many wait in the order in which they came, and the next is refused and told when to come again. */
/** Covers src/server/platform/bounded-queue.ts. */
import { expect, test } from 'vitest';
import { boundedQueue } from '../../src/server/platform/bounded-queue.ts';
import { Refusal } from '../../src/server/platform/errors/refusal.ts';

test('one runs, two wait in order, the fourth is refused; a failure lets the next one in', async () => {
  const inTurn = boundedQueue({ running: 1, waiting: 2 });
  const begun: string[] = [];
  let fail = (_: Error) => {};
  const task = (name: string) => inTurn(async () => begun.push(name));
  const first = inTurn(() => {
    begun.push('first');
    return new Promise<void>((_, reject) => {
      fail = reject;
    });
  });
  const second = task('second');
  const third = task('third');

  const refused = await task('fourth').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ status: 503, detail: { headers: { 'retry-after': '5' } } });
  expect(begun).toEqual(['first']);

  fail(new Error('no memory'));
  await expect(first).rejects.toThrow('no memory');
  await Promise.all([second, third]);
  expect(begun).toEqual(['first', 'second', 'third']);
  await expect(task('fifth')).resolves.toBe(4);
});
