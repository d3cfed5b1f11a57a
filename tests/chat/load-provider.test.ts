/** Each provider comes when it is asked for, and waits as long as the product says. */
/** Covers src/web/chat/providers/load-provider.ts, src/web/chat/port/line-policies.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillNumbers } from '../../src/content/merge/fill-numbers.ts';
import { linePolicies } from '../../src/web/chat/port/line-policies.ts';
import { loadProvider } from '../../src/web/chat/providers/load-provider.ts';
import { policies, testGround } from './test-ground.ts';

test.each(['twilio', 'nice', 'stream', 'talkjs', 'chatbot'] as const)('%s is brought in', async (kind) => {
  expect((await loadProvider(kind, testGround().ground)).kind).toBe(kind);
});

test('the product says how long a provider waits, the server by the same limits, and a flow that does not is refused', () => {
  const [timers, limits] = ['flows/chat/timers.json', 'flows/limits.json'].map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  expect(linePolicies(fillNumbers(timers, { limits }).policies)).toEqual(expect.objectContaining(policies));
  expect(policies).toMatchObject({
    ...{ botSeconds: limits.chat.botSeconds, liveSeconds: limits.chat.liveSeconds },
  });
  expect(() => linePolicies({ pingSeconds: 10 })).toThrow(/silenceSeconds/);
  expect(() => linePolicies(timers.policies)).toThrow(/liveSeconds, botSeconds/);
});
