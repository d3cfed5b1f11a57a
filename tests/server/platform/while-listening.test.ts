/** Who is busy does not hear: an answer that came meanwhile is an answer, and real silence is still given up. */
/** Covers src/server/platform/while-listening.ts, src/server/platform/parties/common/in-time.ts. */
import { expect, test } from 'vitest';
import { inTime } from '../../../src/server/platform/parties/common/in-time.ts';
import { whileListening } from '../../../src/server/platform/while-listening.ts';

const after = (ms: number) => new Promise<string>((resume) => setTimeout(() => resume('here'), ms));

function busyFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('an answer that came while the process was busy is heard', async () => {
  const answer = inTime('creditBureau.pull', 800, () => after(900));
  busyFor(1_500);

  expect(await answer).toBe('here');
});

test('a party that stays silent is given up', async () => {
  await expect(inTime('creditBureau.pull', 300, () => after(60_000))).rejects.toThrow('creditBureau.pull');
});

test('a busy time is not counted as listened', async () => {
  const stop = whileListening(60_000, () => undefined);
  busyFor(1_500);
  await after(1);

  expect(stop()).toBeLessThan(1_000);
});
